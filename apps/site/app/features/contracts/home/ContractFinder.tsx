import type { ContractSummary, HolderDebt } from '@flota/schemas';
import { Button } from '../../../components/Button.js';
import { classNames } from '../../../lib/class-names.js';
import { useEntryState } from '../../../lib/use-entry-state.js';
import { ContractSearch, ContractsFound, foundContracts } from '../../account/index.js';
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
  const [typed, setTyped] = useEntryState('contract search', '');
  const [byHolder, setByHolder] = useEntryState('contracts by holder', false);
  const [all, setAll] = useEntryState('all contracts', false);
  const searches = typed.trim() !== '';
  const found = foundContracts(contracts, typed);
  const named = holders.filter(({ active }) => active > 0);
  const folded = !all && !searches && found.length > ROWS_AT_FIRST + 1;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ContractSearch typed={typed} onType={setTyped} />
        {named.length > 1 && <Order byHolder={byHolder} onChange={setByHolder} />}
      </div>
      <ContractsFound searches={searches} count={found.length} onClear={() => setTyped('')} />
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
