import { Link } from 'react-router';
import { FirstFew } from '../../components/FirstFew.js';
import { Unbroken } from '../../components/Unbroken.js';
import { viewPath } from '../account/index.js';
import type { BillContract } from './bill-cases.js';
import { BLOCK_WORDS } from './texts.js';

/** Of a fleet most are still being paid. */
const SHOWN_AT_FIRST = 8;

/** Vehicles whose bill cannot be asked for yet, and what it takes. */
export function NotYet({ contracts }: { contracts: readonly BillContract[] }) {
  if (contracts.length === 0) return null;
  return (
    <section aria-labelledby="todavia-no" className="border-t-2 border-ink pt-7">
      <h2 id="todavia-no" className="heading-card">
        Todavía no
      </h2>
      <FirstFew items={contracts} count={SHOWN_AT_FIRST} what="vehículos" className="mt-3">
        {({ contractId, vehicle, label, blockedBy }) => (
          <li
            key={contractId}
            className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-b border-line py-4 tablet:flex-nowrap"
          >
            <div className="min-w-0">
              <h3 className="text-[1.05rem] leading-snug tracking-normal">{vehicle}</h3>
              <p className="text-[0.95rem] leading-snug text-muted">
                <Unbroken>{label}</Unbroken>. {blockedBy && BLOCK_WORDS[blockedBy]}
              </p>
            </div>
            <Link
              to={viewPath(contractId, 'mensualidades')}
              className="link inline-flex min-h-11 shrink-0 items-center text-[0.95rem]"
            >
              Ver qué falta<span className="sr-only"> de {vehicle}</span>
            </Link>
          </li>
        )}
      </FirstFew>
    </section>
  );
}
