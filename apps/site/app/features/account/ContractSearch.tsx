import { Search } from 'lucide-react';
import { Button } from '../../components/Button.js';
import { classNames } from '../../lib/class-names.js';

/** The field by which one of many contracts is found; all are in the page already. */
export function ContractSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <div role="search" className="relative min-w-0 grow tablet:max-w-md">
      <Search aria-hidden size={18} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
      <input
        type="search"
        aria-label="Buscar en sus contratos"
        placeholder="Número, vehículo o empresa"
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        // All is found as it is typed: a form that the field stands in, such as of a payment, is not to be sent.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="min-h-11 w-full rounded border border-edge bg-paper pr-3 pl-10 placeholder:text-muted"
      />
    </div>
  );
}

interface ContractsFoundProps {
  /** Whether anything is searched for. */
  searches: boolean;
  count: number;
  onClear: () => void;
}

/** How many were found, also for who only hears it, and the way back from none. */
export function ContractsFound({ count, onClear, searches }: ContractsFoundProps) {
  return (
    <>
      <p role="status" className={classNames('text-[0.9rem] text-muted', searches ? 'mt-2' : 'sr-only')}>
        {searches && (count === 1 ? '1 contrato' : `${count} contratos`)}
      </p>
      {count === 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          Ninguno coincide con lo que escribió.
          <Button variant="quiet" className="px-0!" onClick={onClear}>
            Ver todos
          </Button>
        </p>
      )}
    </>
  );
}
