import type { DueDay } from '@flota/schemas';
import { Link } from 'react-router';
import { Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { classNames } from '../../../lib/class-names.js';
import { formatDay } from '../due.texts.js';
import { contractPath } from '../../account/index.js';

const SHOWN = 3;

/** A contract's number in it is never cut: beside it the amount, or below. */
const LABEL = 'flex min-h-11 flex-[1_1_5rem] items-center';

/** The next days on which something falls due, with what. Drawn on ink. */
export function NextDates({ dueDays }: { dueDays: readonly DueDay[] }) {
  if (dueDays.length === 0) {
    return <p className="py-2 text-[0.95rem] text-muted-inverse">Nada vence en las próximas cinco semanas.</p>;
  }
  const others = dueDays.length - SHOWN;
  return (
    <>
      <ul className="text-[0.9rem]">
        {dueDays.slice(0, SHOWN).map(({ amount, contractId, contractLabel, count, on }) => (
          <li
            key={on}
            className="flex flex-wrap items-center gap-x-1.5 border-b border-line-inverse leading-snug crowded:py-2"
          >
            <time dateTime={on} className="whole min-w-12 whitespace-nowrap text-muted-inverse">
              {formatDay(on)}
            </time>
            {contractId === null ? (
              <span className={LABEL}>{count} contratos</span>
            ) : (
              <Link to={contractPath(contractId)} className={classNames(LABEL, 'underline underline-offset-4')}>
                <span className="line-clamp-2">
                  <Unbroken>{contractLabel ?? ''}</Unbroken>
                </span>
              </Link>
            )}
            <Money amount={amount} className="ml-auto font-semibold" />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="mt-2 text-[0.9rem] text-muted-inverse">
          {others === 1 ? 'Y un día más.' : `Y ${others} días más.`}
        </p>
      )}
    </>
  );
}
