import { useSearchParams } from 'react-router';
import { type Papers, readPapers } from '../../api/account/papers.js';
import { LinkButton } from '../../components/Button.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import {
  AccountData,
  AccountPage,
  BILL_REQUEST_PATH,
  MESSAGES_PATH,
  useAccountData,
  useScrollToHash,
} from '../account/index.js';
import { Certificates } from './Certificates.js';
import { InvoiceList } from './InvoiceList.js';
import { LetterList } from './LetterList.js';
import { filterOf, filterPapers, queryOf } from './paper-filter.js';
import { PaperFilters } from './PaperFilters.js';
import { StatementList } from './StatementList.js';

/** Every paper of the customer's contracts, by contract and year. */
export function PapersPage() {
  const data = useAccountData('papers', readPapers);
  return (
    <AccountPage
      title="Estados de cuenta y facturas"
      lead="Los documentos de sus contratos. Ábralos, descárguelos o mándelos a su correo."
      actions={
        <LinkButton variant="secondary" to={BILL_REQUEST_PATH}>
          Factura del vehículo
        </LinkButton>
      }
    >
      <AccountData data={data} what="sus documentos" skeleton={<PapersSkeleton />}>
        {(papers) => <FilteredPapers papers={papers} />}
      </AccountData>
    </AccountPage>
  );
}

function FilteredPapers({ papers }: { papers: Papers }) {
  useScrollToHash();
  const [query, setQuery] = useSearchParams();
  if (papers.contracts.length === 0) {
    return (
      <EmptyState
        title="Todavía no hay contratos en su cuenta"
        text="Aquí verá sus estados de cuenta y facturas. Si ya firmó un contrato, escríbanos con su número."
        action={<LinkButton to={MESSAGES_PATH}>Escribirnos</LinkButton>}
      />
    );
  }
  const filter = filterOf(query, papers);
  const { contracts, statements, invoices, letters } = filterPapers(papers, filter);
  return (
    <>
      <PaperFilters
        papers={papers}
        filter={filter}
        onChange={(changed) => setQuery(queryOf(changed), { replace: true, preventScrollReset: true })}
      />
      {/* Another choice shows each list from its beginning. */}
      <div key={queryOf(filter).toString()} className="mt-8 grid gap-8">
        <PaperContents
          counts={[
            ['estados-de-cuenta', 'Estados de cuenta', statements.length],
            ['facturas', 'Facturas', invoices.length],
            ['constancias', 'Constancias', null],
            ['cartas', 'Cartas', letters.length],
          ]}
        />
        <StatementList statements={statements} contracts={papers.contracts} />
        <InvoiceList invoices={invoices} contracts={papers.contracts} />
        <Certificates contracts={contracts} year={filter.year} />
        <LetterList letters={letters} contracts={papers.contracts} />
      </div>
    </>
  );
}

interface PaperContentsProps {
  /** Id of the section, what it is called, and how many papers are in it where they are counted. */
  counts: [id: string, label: string, count: number | null][];
}

/** Leads past long lists to the kind of paper that is wanted. */
function PaperContents({ counts }: PaperContentsProps) {
  return (
    <nav aria-label="Tipos de documento" className="flex flex-wrap gap-x-6">
      {counts.map(([id, label, count]) => (
        <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center text-[0.9375rem]">
          {count === null ? label : `${label} (${count})`}
        </a>
      ))}
    </nav>
  );
}

const PapersSkeleton = () => (
  <div className="grid gap-8">
    <Skeleton className="h-20 max-w-3xl" />
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
  </div>
);
