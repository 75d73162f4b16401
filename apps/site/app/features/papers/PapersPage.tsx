import type { Accountant, PapersPage as Page } from '@flota/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { readHome } from '../../api/account/contracts.js';
import { readAccountant, readPapers } from '../../api/account/papers.js';
import { LinkButton } from '../../components/Button.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import { useAddressQuery } from '../../lib/use-address-query.js';
import {
  AccountData,
  AccountPage,
  Allowed,
  BILL_REQUEST_PATH,
  byContractName,
  MESSAGES_PATH,
  useAccountData,
  useScrollToHash,
} from '../account/index.js';
import { AccountantSection } from './AccountantSection.js';
import { ArchiveList } from './ArchiveList.js';
import { Certificates } from './Certificates.js';
import { ChosenBar } from './ChosenBar.js';
import { filterOf, isFiltered, type PaperFilter, toQuery, withFilter, withPlace } from './paper-filter.js';
import { PaperFilterForm } from './PaperFilterForm.js';
import { PaperTable } from './PaperTable.js';
import { countPapers } from './texts.js';
import { useChosenPapers } from './use-chosen-papers.js';

/** Every paper of the customer's contracts, as a table one can work with. */
export function PapersPage() {
  const [parameters] = useSearchParams();
  const query = toQuery(parameters);
  const data = useAccountData(`papers ${query.toString()}`, () => readPapers(query), { steady: true });
  return (
    <AccountPage
      title="Estados de cuenta y facturas"
      lead="Los documentos de sus contratos. Ábralos, descárguelos o mándelos a su correo."
      actions={
        <Allowed to="manage">
          <LinkButton variant="secondary" to={BILL_REQUEST_PATH}>
            Factura del vehículo
          </LinkButton>
        </Allowed>
      }
    >
      <AccountData data={data} what="sus documentos" skeleton={<PapersSkeleton />}>
        {(page, { former, reload }) => <Papers page={page} isFormer={former} onWritten={reload} />}
      </AccountData>
    </AccountPage>
  );
}

interface PapersProps {
  page: Page;
  /** Of other filters, while these are on their way. */
  isFormer: boolean;
  /** There is a paper more. */
  onWritten: () => Promise<void>;
}

function Papers({ page, isFormer, onWritten }: PapersProps) {
  useScrollToHash();
  const [parameters, changeParameters] = useAddressQuery();
  const accountant = useAccountData('accountant', readAccountant);
  if (page.contracts.length === 0) {
    return (
      <EmptyState
        title="Todavía no hay contratos en su cuenta"
        text="Aquí verá sus estados de cuenta y facturas. Si ya firmó un contrato, escríbanos con su número."
        action={
          <Allowed to="manage">
            <LinkButton to={MESSAGES_PATH}>Escribirnos</LinkButton>
          </Allowed>
        }
      />
    );
  }
  const filter = filterOf(parameters);
  const change = (changes: Partial<PaperFilter>) => changeParameters((before) => withFilter(before, changes));
  return (
    <>
      <PaperFilterForm page={page} filter={filter} onChange={change} />
      <FilteredPapers
        // What was chosen with other filters is not in sight any more.
        key={JSON.stringify(filter)}
        page={page}
        filter={filter}
        isFormer={isFormer}
        accountant={accountant.state === 'ready' ? accountant.value : null}
      />
      <ArchiveList />
      <AskedCertificates
        filter={filter}
        accountant={accountant.state === 'ready' ? accountant.value : null}
        onWritten={onWritten}
      />
      {accountant.state === 'ready' && (
        <Allowed to="manage">
          <AccountantSection accountant={accountant.value} onChange={accountant.replace} />
        </Allowed>
      )}
    </>
  );
}

interface FilteredPapersProps {
  page: Page;
  filter: PaperFilter;
  isFormer: boolean;
  accountant: Accountant | null;
}

function FilteredPapers({ page, filter, isFormer, accountant }: FilteredPapersProps) {
  const [parameters] = useSearchParams();
  const chosen = useChosenPapers(filter, page);
  if (page.papers.length === 0) {
    return (
      <EmptyState
        title={isFiltered(filter) ? 'No hay documentos con esos filtros' : 'Todavía no hay documentos'}
        text={
          isFiltered(filter)
            ? 'Elija otro periodo, otro tipo u otro contrato. El estado de cuenta de este mes se emite cuando el mes termine.'
            : 'El primer estado de cuenta se emite al terminar el mes.'
        }
      />
    );
  }
  return (
    <div className="mt-6" aria-busy={isFormer}>
      <p role="status" className="mb-3 text-muted">
        {countPapers(page.total)}
        {page.total > page.papers.length && `, aquí ${page.papers.length}`}, del más reciente al más antiguo
      </p>
      <PaperTable page={page} chosen={chosen.keys} onChoose={chosen.choose} />
      <nav aria-label="Páginas de documentos" className="flex flex-wrap justify-between gap-x-8">
        {page.previous ? (
          <Link
            to={{ search: withPlace(parameters, { before: page.previous }).toString() }}
            className="link inline-flex min-h-13 items-center gap-2"
          >
            <ChevronLeft aria-hidden size={18} />
            Más recientes
          </Link>
        ) : (
          <span />
        )}
        {page.next && (
          <Link
            to={{ search: withPlace(parameters, { after: page.next }).toString() }}
            className="link inline-flex min-h-13 items-center gap-2"
          >
            Más antiguos
            <ChevronRight aria-hidden size={18} />
          </Link>
        )}
      </nav>
      <ChosenBar chosen={chosen} total={page.total} accountant={accountant} />
    </div>
  );
}

interface AskedCertificatesProps {
  filter: PaperFilter;
  accountant: Accountant | null;
  onWritten: () => Promise<void>;
}

/** What is written when it is asked for, so that it is in no list before. */
function AskedCertificates({ accountant, filter: { contract }, onWritten }: AskedCertificatesProps) {
  const data = useAccountData('home', readHome);
  if (data.state !== 'ready') return null;
  const { contracts } = data.value;
  const wanted = byContractName(contracts.filter(({ id }) => contract === '' || id === contract));
  return <Certificates contracts={wanted} accountant={accountant} onWritten={onWritten} />;
}

const PapersSkeleton = () => (
  <div className="grid gap-8">
    <Skeleton className="h-20" />
    <Skeleton className="h-72" />
  </div>
);
