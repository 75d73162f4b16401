import { toCents } from '@flota/figures';
import type { ContractSummary, HolderDebt } from '@flota/schemas';
import { ChevronDown } from 'lucide-react';
import { Money } from '../../../components/Money.js';
import { ContractRows } from './ContractRows.js';

interface HolderGroupsProps {
  contracts: readonly ContractSummary[];
  holders: readonly HolderDebt[];
  today: string;
  /** Whether all begin open, as what was searched for does. */
  open: boolean;
}

/** Company by company, who owes most first. Where something is owed today is open. */
export function HolderGroups({ contracts, holders, open, today }: HolderGroupsProps) {
  return (
    <div className="mt-4 border-t border-ink">
      {holders.map((holder) => {
        const own = contracts.filter((contract) => contract.holder.rfc === holder.rfc);
        if (own.length === 0) return null;
        const owes = toCents(holder.dueNow) > 0n;
        return (
          <details key={holder.rfc} open={open || owes} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-2.5 [&::-webkit-details-marker]:hidden">
              <span className="grid min-w-0 grow gap-x-6 leading-snug desktop:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)] desktop:items-baseline">
                <span>
                  <span className="font-semibold">{holder.legalName}</span>
                  <span className="tabular block text-[0.85rem] text-muted">
                    {holder.rfc}, {holder.active === 1 ? '1 contrato' : `${holder.active} contratos`}
                  </span>
                </span>
                <Debt name="Debe hoy" amount={holder.dueNow} className={owes ? 'font-semibold text-brick' : ''} />
                <Debt name="Capital por pagar" amount={holder.outstandingCapital} />
              </span>
              <ChevronDown aria-hidden size={22} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-4">
              <ContractRows contracts={own} today={today} showsHolder={false} />
            </div>
          </details>
        );
      })}
    </div>
  );
}

const Debt = ({ name, amount, className }: { name: string; amount: string; className?: string }) => (
  <span className="text-[0.9rem]">
    <span className="text-muted">{name} </span>
    <Money amount={amount} className={className} />
  </span>
);
