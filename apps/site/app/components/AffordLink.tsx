import { common } from '@flota/texts/site/common';
import { Link } from 'react-router';
import { AFFORD_PATH } from '../constants/navigation.js';
import { classNames } from '../lib/class-names.js';

/** The other way round: from what somebody can pay to what they can have. */
export function AffordLink({ onInk = false }: { onInk?: boolean }) {
  return (
    <Link
      to={AFFORD_PATH}
      prefetch="intent"
      className={classNames(
        'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2',
        onInk ? 'text-amber' : 'text-agave-deep',
      )}
    >
      {common.afford}
    </Link>
  );
}
