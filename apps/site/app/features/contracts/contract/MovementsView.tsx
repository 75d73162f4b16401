import { type ContractDetail, MOVEMENTS_PER_PAGE, type MovementsPage } from '@flota/schemas';
import { readMovements } from '../../../api/account/contracts.js';
import { Money } from '../../../components/Money.js';
import { Pagination } from '../../../components/Pagination.js';
import { Skeleton } from '../../../components/States.js';
import { useAddressQuery } from '../../../lib/use-address-query.js';
import { AccountData, useAccountData } from '../../account/index.js';
import { MovementExport } from './MovementExport.js';
import { isFiltered, readFilters, toQuery, withFilters } from './movement-filters.js';
import { MovementFilterForm } from './MovementFilterForm.js';
import { MovementList } from './MovementList.js';

/** Everything that was charged and received, as the customer wants to see it; the address says how. */
export function MovementsView({ contract }: { contract: ContractDetail }) {
  const [parameters, changeParameters] = useAddressQuery();
  const filters = readFilters(parameters);
  const query = toQuery(filters);
  const data = useAccountData(`movements ${contract.id} ${query}`, () => readMovements(contract.id, query), {
    steady: true,
  });
  return (
    <>
      <MovementFilterForm
        contractKind={contract.kind}
        filters={filters}
        onChange={(changes) => changeParameters((before) => withFilters(before, changes))}
      />
      <div className="mt-8" aria-busy={data.state === 'ready' && data.former}>
        <AccountData data={data} what="los movimientos" skeleton={<Skeleton className="h-96" />}>
          {(page) => (
            <>
              <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
                <Sums page={page} />
                {page.total > 0 && <MovementExport contractId={contract.id} query={query} />}
              </div>
              {page.total === 0 ? (
                <p className="mt-6 border-t border-line py-8 text-muted">
                  {isFiltered(filters)
                    ? 'Ningún movimiento coincide con los filtros. Quite alguno para ver más.'
                    : 'Este contrato todavía no tiene movimientos.'}
                </p>
              ) : (
                <>
                  <MovementList movements={page.movements} contractKind={contract.kind} />
                  <div className="mt-6">
                    <Pagination
                      id="paginas-movimientos"
                      label="Páginas de movimientos"
                      itemsPerPage={MOVEMENTS_PER_PAGE}
                      currentPage={page.page}
                      totalItems={page.total}
                      hrefFor={(number) => `?${withFilters(parameters, { ...filters, page: number })}`}
                    />
                  </div>
                </>
              )}
            </>
          )}
        </AccountData>
      </div>
    </>
  );
}

function Sums({ page: { total, charged, received } }: { page: MovementsPage }) {
  const sums = [
    { name: 'Cargos', amount: charged },
    { name: 'Pagos recibidos', amount: received.replace(/^-/, '') },
  ];
  return (
    <div role="status" className="flex flex-wrap items-end gap-x-8 gap-y-2">
      <p className="tabular font-semibold">{total === 1 ? '1 movimiento' : `${total} movimientos`}</p>
      {sums.map(({ name, amount }) => (
        <p key={name} className="text-[0.95rem]">
          <span className="text-muted">{name}</span> <Money amount={amount} className="font-semibold" />
        </p>
      ))}
    </div>
  );
}
