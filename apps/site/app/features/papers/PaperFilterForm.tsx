import { formatMonth } from '@flota/figures';
import { PAPER_KINDS, type PapersPage } from '@flota/schemas';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import { classNames } from '../../lib/class-names.js';
import { inNaturalOrder } from '../../lib/natural-order.js';
import { isFiltered, isReversed, NO_FILTER, type PaperFilter } from './paper-filter.js';
import { contractText, KIND_NAMES } from './texts.js';

interface PaperFilterFormProps {
  page: PapersPage;
  filter: PaperFilter;
  onChange: (changes: Partial<PaperFilter>) => void;
}

/** Each filter counts as soon as it is changed. On a phone they stay out of the way until asked for. */
export function PaperFilterForm({ page, filter, onChange }: PaperFilterFormProps) {
  const filtered = isFiltered(filter);
  const [open, setOpen] = useState(filtered);
  const boxesId = useId();
  const contracts = inNaturalOrder(
    page.contracts.filter(({ companyId }) => filter.company === '' || companyId === filter.company),
    ({ label, number }) => [label, number],
  );
  const months = monthsOf(page.months);
  return (
    <form role="search" aria-label="Elegir documentos" onSubmit={(event) => event.preventDefault()}>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={boxesId}
        className="w-full tablet:hidden"
        icon={<SlidersHorizontal aria-hidden size={18} />}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Ocultar los filtros' : 'Filtrar'}
      </Button>
      <div
        id={boxesId}
        className={classNames(
          'grid gap-x-5 gap-y-4 max-tablet:mt-5 tablet:grid-cols-2 tablet:max-wide:[&>:nth-child(3)]:col-span-2 wide:grid-cols-[1.5fr_1.5fr_1.2fr_1fr_1fr]',
          !open && 'max-tablet:hidden',
        )}
      >
        <Select
          label="Empresa o persona"
          value={filter.company}
          placeholder="Todas"
          options={page.companies.map(({ id, legalName, rfc }) => ({ value: id, label: `${legalName}, ${rfc}` }))}
          onChange={({ target }) => onChange({ company: target.value, contract: '' })}
        />
        <Select
          label="Contrato"
          value={filter.contract}
          placeholder="Todos los contratos"
          options={contracts.map(({ id }) => ({ value: id, label: contractText(page.contracts, id) }))}
          onChange={({ target }) => onChange({ contract: target.value })}
        />
        <Select
          label="Tipo de documento"
          value={filter.kind}
          placeholder="Todos"
          options={PAPER_KINDS.filter((kind) => kind === filter.kind || page.counts[kind]).map((kind) => ({
            value: kind,
            label: `${KIND_NAMES[kind]} (${(page.counts[kind] ?? 0).toLocaleString('es-MX')})`,
          }))}
          onChange={({ target }) => onChange({ kind: target.value as PaperFilter['kind'] })}
        />
        <MonthSelect label="Desde" months={months} value={filter.from} onChange={(from) => onChange({ from })} />
        <MonthSelect label="Hasta" months={months} value={filter.until} onChange={(until) => onChange({ until })} />
        {isReversed(filter) && (
          <p role="alert" className="col-span-full text-brick">
            «Desde» es un mes posterior a «Hasta»: no hay documentos entre ambos.{' '}
            <Button
              variant="quiet"
              className="px-0!"
              onClick={() => onChange({ from: filter.until, until: filter.from })}
            >
              Intercambiar los meses
            </Button>
          </p>
        )}
        {filtered && (
          <Button variant="quiet" className="justify-self-start px-0!" onClick={() => onChange(NO_FILTER)}>
            Quitar los filtros
          </Button>
        )}
      </div>
    </form>
  );
}

interface MonthSelectProps {
  label: string;
  months: readonly string[];
  value: string;
  onChange: (month: string) => void;
}

/** Also a month of the address that there is nothing of any more. */
function MonthSelect({ label, months, value, onChange }: MonthSelectProps) {
  const offered = value && !months.includes(value) ? [value, ...months] : months;
  return (
    <Select
      label={label}
      value={value}
      placeholder="Cualquier mes"
      options={offered.map((month) => ({ value: month, label: formatMonth(`${month}-01`) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** From the newest to the oldest. */
function monthsOf(range: PapersPage['months']): string[] {
  if (!range) return [];
  const numbered = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const newest = numbered(range.last);
  return Array.from({ length: newest - numbered(range.first) + 1 }, (_, back) => {
    const month = newest - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
