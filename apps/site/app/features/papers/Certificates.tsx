import type { ContractSummary } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openCertificate } from '../../api/account/papers.js';
import { Unbroken } from '../../components/Unbroken.js';
import { OpenFileButton, useToday } from '../account/index.js';
import { PaperRow } from './PaperRow.js';
import { PaperSection } from './PaperSection.js';
import { contractOf } from './texts.js';

interface Certificate {
  contract: ContractSummary;
  year: number;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** What is certified: of a pure lease the rents, of the others the interest in what was paid. */
const WORDS = {
  interest: { paid: 'Intereses pagados', certificate: 'constancia de intereses' },
  rents: { paid: 'Rentas pagadas', certificate: 'constancia de rentas pagadas' },
} as const;

const wordsOf = ({ kind }: ContractSummary) => WORDS[kind === 'pure_lease' ? 'rents' : 'interest'];

/** The years a contract can have paid in, newest first. */
function certificatesOf(contract: ContractSummary, today: string): Certificate[] {
  const last = yearOf(contract.paidOffOn ?? today);
  const first = yearOf(contract.signedOn);
  return Array.from({ length: last - first + 1 }, (_, back) => ({ contract, year: last - back }));
}

interface CertificatesProps {
  contracts: readonly ContractSummary[];
  /** `null` for all. */
  year: number | null;
}

export function Certificates({ contracts, year }: CertificatesProps) {
  const today = useToday();
  const items = contracts
    .flatMap((contract) => certificatesOf(contract, today))
    .filter((each) => year === null || each.year === year);
  return (
    <PaperSection
      id="constancias"
      title="Constancias"
      lead="Lo que pagó en el año, para su contador: los intereses y su IVA o, de un arrendamiento puro, las rentas y su IVA."
      items={items}
      empty="No hay constancias de ese contrato y año."
    >
      {({ contract, year: of }) => (
        <PaperRow
          key={`${contract.id} ${of}`}
          title={`${wordsOf(contract).paid} en ${of}`}
          details={
            <>
              <Unbroken>{contractOf(contracts, contract.id)}</Unbroken>
              {of === yearOf(today) && '. Hasta hoy, el año sigue en curso'}
            </>
          }
        >
          <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openCertificate(contract.id, of)}>
            Abrir
            <span className="sr-only">
              , {wordsOf(contract).certificate} {of}
            </span>
          </OpenFileButton>
        </PaperRow>
      )}
    </PaperSection>
  );
}
