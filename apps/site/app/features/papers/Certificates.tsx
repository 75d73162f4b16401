import type { Accountant, ContractSummary } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { openCertificate } from '../../api/account/papers.js';
import { Select } from '../../components/Select.js';
import { OpenFileButton, useToday } from '../account/index.js';
import { CertificatesOfAll } from './CertificatesOfAll.js';
import { contractOf } from './texts.js';

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** What is certified: of a pure lease the rents, of the others the interest in what was paid. */
const WORDS = { interest: 'intereses', rents: 'rentas pagadas' } as const;
const wordOf = ({ kind }: ContractSummary) => WORDS[kind === 'pure_lease' ? 'rents' : 'interest'];

const ALL = 'todos';
/** Of so many on nobody opens one at a time. */
const MANY = 8;

/** The years that contracts can have paid in, newest first. */
function yearsOf(contracts: readonly ContractSummary[], today: string): number[] {
  const first = Math.min(...contracts.map(({ signedOn }) => yearOf(signedOn)));
  const last = Math.max(...contracts.map(({ paidOffOn }) => yearOf(paidOffOn ?? today)));
  return Array.from({ length: last - first + 1 }, (_, back) => last - back);
}

interface CertificatesProps {
  contracts: readonly ContractSummary[];
  accountant: Accountant | null;
  onWritten: () => Promise<void>;
}

/** Asks for what is written only then: the table has it from then on. */
export function Certificates({ accountant, contracts, onWritten }: CertificatesProps) {
  const today = useToday();
  const [wanted, setWanted] = useState({ contractId: '', year: '' });
  const chosen = wanted.contractId || (contracts.length >= MANY ? ALL : '');
  const [first] = contracts;
  if (!first) return null;
  const contract = chosen === ALL ? null : (contracts.find(({ id }) => id === chosen) ?? first);
  const years = yearsOf(contract ? [contract] : contracts, today);
  const year = years.find((each) => String(each) === wanted.year) ?? years[0] ?? yearOf(today);
  return (
    <section id="constancias" aria-labelledby="constancias-titulo" className="scroll-mt-24 pt-8">
      <h2 id="constancias-titulo" className="heading-card">
        Constancias
      </h2>
      <p className="measure mt-2 text-muted">
        Lo que pagó en el año, para su contador: los intereses y su IVA o, de un arrendamiento puro, las rentas y su
        IVA.
      </p>
      <div className="mt-5 grid max-w-4xl gap-x-5 gap-y-4 tablet:grid-cols-[2fr_1fr_auto] tablet:items-end">
        <Select
          label="Contrato de la constancia"
          value={contract?.id ?? ALL}
          options={[
            ...(contracts.length > 1 ? [{ value: ALL, label: `Todos (${contracts.length}), en un ZIP` }] : []),
            ...contracts.map(({ id }) => ({ value: id, label: contractOf(contracts, id) })),
          ]}
          onChange={({ target }) => setWanted({ ...wanted, contractId: target.value })}
        />
        <Select
          label="Año"
          value={String(year)}
          options={years.map((each) => ({
            value: String(each),
            label: each === yearOf(today) ? `${each}, hasta hoy` : String(each),
          }))}
          onChange={({ target }) => setWanted({ ...wanted, year: target.value })}
        />
        {contract ? (
          <OpenFileButton
            variant="secondary"
            icon={<FileText aria-hidden size={18} />}
            open={() => openCertificate(contract.id, year).then(onWritten)}
          >
            Abrir
            <span className="sr-only">
              , constancia de {wordOf(contract)} {year}
            </span>
          </OpenFileButton>
        ) : (
          <CertificatesOfAll key={year} year={year} accountant={accountant} />
        )}
      </div>
    </section>
  );
}
