import type { ContractSummary } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openInterestCertificate } from '../../api/account/papers.js';
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

/** The years a contract can have paid interest in, newest first. Rents of a pure lease hold no interest to certify. */
function certificatesOf(contract: ContractSummary, today: string): Certificate[] {
  if (contract.kind === 'pure_lease') return [];
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
      title="Constancias de intereses"
      lead="Los intereses que pagó en el año y su IVA, para su contador."
      items={items}
      empty="No hay constancias de ese contrato y año: las rentas de un arrendamiento puro no llevan intereses."
    >
      {({ contract, year: of }) => (
        <PaperRow
          key={`${contract.id} ${of}`}
          title={`Intereses pagados en ${of}`}
          details={
            <>
              <Unbroken>{contractOf(contracts, contract.id)}</Unbroken>
              {of === yearOf(today) && '. Hasta hoy, el año sigue en curso'}
            </>
          }
        >
          <OpenFileButton
            icon={<FileText aria-hidden size={18} />}
            open={() => openInterestCertificate(contract.id, of)}
          >
            Abrir
            <span className="sr-only">, constancia de intereses {of}</span>
          </OpenFileButton>
        </PaperRow>
      )}
    </PaperSection>
  );
}
