import type { ContractSummary, HolderDebt } from '@flota/schemas';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { classNames } from '../../../lib/class-names.js';
import { foundContracts } from './contract-search.js';
import { ContractRows } from './ContractRows.js';
import { HolderGroups } from './HolderGroups.js';

/** The most urgent; more are one click away. */
const ROWS_AT_FIRST = 6;

interface ContractFinderProps {
  /** What costs money first. */
  contracts: readonly ContractSummary[];
  holders: readonly HolderDebt[];
  today: string;
}

/** Many contracts: the most urgent, all of them, those that are searched for, or company by company. */
export function ContractFinder({ contracts, holders, today }: ContractFinderProps) {
  const [typed, setTyped] = useState('');
  const [byHolder, setByHolder] = useState(false);
  const [all, setAll] = useState(false);
  const searches = typed.trim() !== '';
  const found = foundContracts(contracts, typed);
  const named = holders.filter(({ active }) => active > 0);
  const folded = !all && !searches && found.length > ROWS_AT_FIRST + 1;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div role="search" className="relative min-w-0 grow tablet:max-w-md">
          <Search aria-hidden size={18} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
          <input
            type="search"
            aria-label="Buscar en sus contratos"
            placeholder="Número, vehículo, serie o empresa"
            value={typed}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="min-h-11 w-full rounded border border-edge bg-paper pr-3 pl-10 placeholder:text-muted"
          />
        </div>
        {named.length > 1 && <Order byHolder={byHolder} onChange={setByHolder} />}
      </div>
      <p role="status" className={classNames('text-[0.9rem] text-muted', searches ? 'mt-2' : 'sr-only')}>
        {searches && (found.length === 1 ? '1 contrato' : `${found.length} contratos`)}
      </p>
      {found.length === 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          Ninguno coincide con lo que escribió.
          <Button variant="quiet" className="px-0!" onClick={() => setTyped('')}>
            Ver todos
          </Button>
        </p>
      )}
      {byHolder && named.length > 1 ? (
        <HolderGroups key={String(searches)} contracts={found} holders={named} today={today} open={searches} />
      ) : (
        <ContractRows
          contracts={folded ? found.slice(0, ROWS_AT_FIRST) : found}
          today={today}
          showsHolder={named.length > 1}
        />
      )}
      {folded && !byHolder && (
        <Button variant="secondary" className="mt-4 max-tablet:w-full" onClick={() => setAll(true)}>
          Ver los {found.length} contratos
        </Button>
      )}
    </>
  );
}

const ORDERS = [
  { label: 'Lo urgente primero', byHolder: false },
  { label: 'Por empresa', byHolder: true },
];

function Order({ byHolder, onChange }: { byHolder: boolean; onChange: (byHolder: boolean) => void }) {
  return (
    <div role="group" aria-label="Orden de los contratos" className="flex flex-wrap gap-2">
      {ORDERS.map((order) => (
        <button
          key={order.label}
          type="button"
          aria-pressed={byHolder === order.byHolder}
          onClick={() => onChange(order.byHolder)}
          className={classNames(
            'min-h-11 cursor-pointer rounded border px-3.5 text-[0.9rem] leading-tight',
            byHolder === order.byHolder ? 'border-ink bg-ink text-paper' : 'border-edge hover:border-ink',
          )}
        >
          {order.label}
        </button>
      ))}
    </div>
  );
}
