import type { Papers } from '../../api/account/papers.js';
import { Select } from '../../components/Select.js';
import { contractName } from '../account/index.js';
import { type PaperFilter, yearsOf } from './paper-filter.js';

interface PaperFiltersProps {
  papers: Papers;
  filter: PaperFilter;
  onChange: (filter: PaperFilter) => void;
}

export function PaperFilters({ papers, filter, onChange }: PaperFiltersProps) {
  return (
    <div role="search" aria-label="Elegir documentos" className="grid max-w-3xl gap-5 tablet:grid-cols-[2fr_1fr]">
      <Select
        label="Contrato"
        value={filter.contractId ?? ''}
        placeholder="Todos los contratos"
        options={papers.contracts.map((contract) => ({
          value: contract.id,
          label: `${contractName(contract)}, ${contract.number}`,
        }))}
        onChange={({ target }) => onChange({ ...filter, contractId: target.value || null })}
      />
      <Select
        label="Año"
        value={filter.year ?? ''}
        placeholder="Todos los años"
        options={yearsOf(papers).map((year) => ({ value: String(year), label: String(year) }))}
        onChange={({ target }) => onChange({ ...filter, year: target.value ? Number(target.value) : null })}
      />
    </div>
  );
}
