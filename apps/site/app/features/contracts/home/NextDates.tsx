import type { DueDay } from '@flota/schemas';
import { Link } from 'react-router';
import { Money } from '../../../components/Money.js';
import { formatDate } from '../../../lib/format.js';
import { contractPath } from '../../account/index.js';

const SHOWN = 3;

/** `28 nov`: within five weeks nobody doubts which. */
const withoutYear = (day: string): string => formatDate(day).replace(/ \d{4}$/, '');

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
            className="grid grid-cols-[3.4rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line-inverse leading-snug"
          >
            <time dateTime={on} className="text-muted-inverse">
              {withoutYear(on)}
            </time>
            {contractId === null ? (
              <span className="flex min-h-11 items-center">{count} contratos</span>
            ) : (
              <Link
                to={contractPath(contractId)}
                className="flex min-h-11 min-w-0 items-center underline underline-offset-4"
              >
                <span className="truncate">{contractLabel}</span>
              </Link>
            )}
            <Money amount={amount} className="font-semibold" />
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
