import type { AccountInstalment, ContractDetail } from '@flota/schemas';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../../components/Money.js';
import { toCents } from '@flota/figures';
import { countInstalments } from '../due.texts.js';
import { ExplanationDialog } from './ExplanationDialog.js';
import { type InstalmentYear, instalmentYears, yearToOpen } from './instalment-years.js';
import { InstalmentCards } from './InstalmentCards.js';
import { InstalmentTable } from './InstalmentTable.js';

/** Every instalment of the contract, year by year, each with the reason for it. */
export function InstalmentsView({ contract, today }: { contract: ContractDetail; today: string }) {
  const [explained, setExplained] = useState<AccountInstalment | null>(null);
  const years = instalmentYears(contract.instalments);
  const open = yearToOpen(years);
  return (
    <>
      <p className="measure text-muted">
        Toque “¿Por qué?” en cualquier renglón y le mostramos la cuenta completa, paso por paso.
      </p>
      <div className="mt-6 border-t border-ink">
        {years.map((year) => (
          <details key={year.year} open={year.year === open} className="group border-b border-ink">
            <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 crowded:flex-wrap crowded:gap-y-1 py-3 [&::-webkit-details-marker]:hidden">
              <span className="whole tabular font-display text-[1.35rem] leading-none font-semibold">{year.year}</span>
              <YearWords year={year} kind={contract.kind} />
              <ChevronDown
                aria-hidden
                size={24}
                className="ml-auto shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="@container pb-6">
              <InstalmentTable
                contract={contract}
                today={today}
                instalments={year.instalments}
                onExplain={setExplained}
              />
              <InstalmentCards
                contract={contract}
                today={today}
                instalments={year.instalments}
                onExplain={setExplained}
              />
            </div>
          </details>
        ))}
      </div>
      <ExplanationDialog contract={contract} instalment={explained} onClose={() => setExplained(null)} />
    </>
  );
}

function YearWords({ year, kind }: { year: InstalmentYear; kind: string }) {
  const { instalments, paid, overdue, owed } = year;
  const all = countInstalments(instalments.length, kind);
  return (
    <span className="flex flex-wrap gap-x-4 text-[0.9rem] leading-snug text-muted">
      <span>
        {paid === 0 ? all : paid === instalments.length ? `${all}, todas pagadas` : `${paid} de ${all} pagadas`}
      </span>
      {overdue > 0 && (
        <span className="font-semibold text-brick">{overdue === 1 ? '1 vencida' : `${overdue} vencidas`}</span>
      )}
      {toCents(owed) > 0n && (
        <span>
          por pagar <Money amount={owed} />
        </span>
      )}
    </span>
  );
}
