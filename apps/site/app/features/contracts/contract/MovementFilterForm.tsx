import { MOVEMENT_KINDS, type ContractKind, type MovementKind } from '@flota/schemas';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { fromIsoDate, toIsoDate } from '../../../components/date-picker/civil-date.js';
import { DatePicker } from '../../../components/date-picker/DatePicker.js';
import { CLEARED_DATE, dateValue, hasDate, type DatePickerValue } from '../../../components/date-picker/date-value.js';
import { Select } from '../../../components/Select.js';
import { TextInput } from '../../../components/TextInput.js';
import { classNames } from '../../../lib/class-names.js';
import { isFiltered, isReversed, type MovementFilters, NO_FILTERS } from './movement-filters.js';

/** From the last key to the search. */
const PAUSE = 400;
const DAY_FORMAT = 'dd/mm/yyyy';

const KIND_NAMES: Record<MovementKind, string> = {
  disbursement: 'Importe financiado',
  instalment: 'Mensualidades',
  balloon: 'Pago final',
  purchase_option: 'Opción de compra',
  late_interest: 'Intereses moratorios',
  prepayment: 'Abonos a capital',
  payoff: 'Liquidación',
  payment: 'Pagos recibidos',
  application: 'Saldo a favor aplicado',
  credit_to_capital: 'Saldo a favor a capital',
  refund: 'Devoluciones',
  transfer: 'Traspasos de saldo',
  waiver: 'Moratorios condonados',
  adjustment: 'Ajustes',
};

const kindName = (kind: MovementKind, contract: ContractKind): string =>
  kind === 'instalment' && contract.endsWith('lease') ? 'Rentas' : KIND_NAMES[kind];

interface MovementFilterFormProps {
  contractKind: ContractKind;
  filters: MovementFilters;
  onChange: (changes: Partial<MovementFilters>) => void;
}

/** Each filter counts as soon as it is changed. On a phone they stay out of the way until asked for. */
export function MovementFilterForm({ contractKind, filters, onChange }: MovementFilterFormProps) {
  const filtered = isFiltered(filters);
  const [open, setOpen] = useState(filtered);
  const boxesId = useId();
  return (
    <form role="search" aria-label="Filtrar movimientos" onSubmit={(event) => event.preventDefault()}>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={boxesId}
        className="w-full tablet:hidden"
        icon={<SlidersHorizontal aria-hidden size={18} />}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Ocultar los filtros' : 'Filtrar y buscar'}
      </Button>
      <div
        id={boxesId}
        className={classNames(
          'grid gap-x-5 gap-y-4 max-tablet:mt-5 tablet:grid-cols-2 wide:grid-cols-[1fr_1fr_1fr_1fr_1.3fr]',
          !open && 'max-tablet:hidden',
        )}
      >
        <DayFilter label="Desde" name="desde" value={filters.from} onChange={(from) => onChange({ from })} />
        <DayFilter label="Hasta" name="hasta" value={filters.until} onChange={(until) => onChange({ until })} />
        <Select
          label="Cargos o pagos"
          value={filters.side}
          onChange={({ target }) => onChange({ side: target.value as MovementFilters['side'] })}
          options={[
            { value: '', label: 'Ambos' },
            { value: 'charges', label: 'Cargos' },
            { value: 'received', label: 'Pagos' },
          ]}
        />
        <Select
          label="Tipo"
          value={filters.kind}
          onChange={({ target }) => onChange({ kind: target.value as MovementFilters['kind'] })}
          options={[
            { value: '', label: 'Todos' },
            ...MOVEMENT_KINDS.map((kind) => ({ value: kind, label: kindName(kind, contractKind) })),
          ]}
        />
        <TextFilter value={filters.q} onChange={(q) => onChange({ q })} />
        {isReversed(filters) && (
          <p role="alert" className="col-span-full text-brick">
            «Desde» es un día posterior a «Hasta»: no hay movimientos entre ambos.{' '}
            <Button
              variant="quiet"
              className="px-0!"
              onClick={() => onChange({ from: filters.until, until: filters.from })}
            >
              Intercambiar los días
            </Button>
          </p>
        )}
        {filtered && (
          <Button variant="quiet" className="justify-self-start px-0!" onClick={() => onChange(NO_FILTERS)}>
            Quitar los filtros
          </Button>
        )}
      </div>
    </form>
  );
}

interface FilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** Keeps what is being typed until it is a day; follows the address when that changes by itself. */
function DayFilter({ label, name, value, onChange }: FilterProps & { label: string; name: string }) {
  const fromAddress = value ? dateValue(fromIsoDate(value), DAY_FORMAT) : CLEARED_DATE;
  const [typed, setTyped] = useState<{ for: string; value: DatePickerValue | null }>({
    for: value,
    value: fromAddress,
  });
  const change = (next: DatePickerValue | null) => {
    const day = hasDate(next) ? toIsoDate(next.date) : '';
    setTyped({ for: next === null ? value : day, value: next });
    if (next !== null && day !== value) onChange(day);
  };
  return (
    <DatePicker
      label={label}
      name={name}
      locale="es-MX"
      options={{ showTodayBtn: true }}
      value={typed.for === value ? typed.value : fromAddress}
      onChange={change}
    />
  );
}

function TextFilter({ value, onChange }: FilterProps) {
  const [typed, setTyped] = useState({ for: value, text: value });
  const text = typed.for === value || typed.text.trim() === value ? typed.text : value;
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onChange(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextInput
      label="Buscar"
      type="search"
      placeholder="Referencia o importe"
      autoComplete="off"
      maxLength={80}
      value={text}
      onChange={({ target }) => setTyped({ for: value, text: target.value })}
    />
  );
}
