import type { ContractSummary } from '@flota/schemas';
import { classNames } from '../../../lib/class-names.js';

type Holder = ContractSummary['holder'];

/** Everybody in whose name there is a contract, once. */
export const holdersOf = (contracts: readonly ContractSummary[]): Holder[] => [
  ...new Map(contracts.map(({ holder }) => [holder.rfc, holder])).values(),
];

interface HolderFilterProps {
  holders: readonly Holder[];
  /** RFC, or `null` for all. */
  selected: string | null;
  onSelect: (rfc: string | null) => void;
}

/** For who has contracts in several names: a company's and one's own. */
export function HolderFilter({ holders, selected, onSelect }: HolderFilterProps) {
  if (holders.length < 2) return null;
  const choices = [{ rfc: null, legalName: 'Todos' }, ...holders];
  return (
    <div role="group" aria-label="Contratos a nombre de" className="flex flex-wrap gap-2">
      {choices.map(({ rfc, legalName }) => (
        <button
          key={legalName}
          type="button"
          aria-pressed={selected === rfc}
          onClick={() => onSelect(rfc)}
          className={classNames(
            'min-h-11 cursor-pointer rounded border px-4 py-1.5 text-left text-[0.95rem] leading-tight',
            selected === rfc ? 'border-ink bg-ink text-paper' : 'border-edge hover:border-ink',
          )}
        >
          {legalName}
          {rfc && <span className="tabular block text-[0.8rem] opacity-80">{rfc}</span>}
        </button>
      ))}
    </div>
  );
}
