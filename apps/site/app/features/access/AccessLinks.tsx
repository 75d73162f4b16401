import type { RichText } from '@flota/texts/wording';
import { Link } from 'react-router';
import { rich } from '../../lib/rich.js';

interface AccessLink {
  /** What the visitor may be wondering, and the link that answers it. */
  text: RichText<'link'>;
  to: string;
}

/** Below a form about getting into the account: the other ways from here. */
export function AccessLinks({ links }: { links: readonly AccessLink[] }) {
  return (
    <ul className="mt-8 border-t border-line pt-5">
      {links.map(({ text, to }) => (
        <li key={to}>
          {rich(text, {
            link: (label) => (
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
