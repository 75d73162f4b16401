import type { AccountDocument, ContractSummary } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openPaper, type Paper } from '../../api/account/papers.js';
import { DateText } from '../../components/Money.js';
import { Unbroken } from '../../components/Unbroken.js';
import { formatDate } from '../../lib/format.js';
import { documentTitle, OpenFileButton } from '../account/index.js';
import { PaperRow } from './PaperRow.js';
import { PaperSection } from './PaperSection.js';
import { contractOf } from './texts.js';
import { SendPaper } from './SendPaper.js';

interface LetterListProps {
  letters: readonly AccountDocument[];
  contracts: readonly ContractSummary[];
}

export function LetterList({ letters, contracts }: LetterListProps) {
  return (
    <PaperSection
      id="cartas"
      title="Cartas"
      lead="Las que ya pidió: de liquidación, constancias y, cuando termina de pagar, su carta finiquito."
      items={letters}
      empty="No hay cartas de ese contrato y año. La de liquidación se pide en Saldos y movimientos."
    >
      {(letter) => {
        const paper: Paper = { paper: 'document', id: letter.id };
        const of = `${documentTitle(letter)} ${letter.folio}`;
        return (
          <PaperRow
            key={letter.id}
            title={letter.voidedOn ? `${documentTitle(letter)} (sin validez)` : documentTitle(letter)}
            details={
              <>
                <Unbroken>{contractOf(contracts, letter.contractId)}</Unbroken>
                <br />
                Folio {letter.folio}, <DateText date={letter.issuedAt} />
                {letter.voidedOn && (
                  <>
                    <br />
                    Sin validez desde el {formatDate(letter.voidedOn)}. {letter.voidReason}
                  </>
                )}
              </>
            }
          >
            <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openPaper(paper)}>
              Abrir
              <span className="sr-only">, {of}</span>
            </OpenFileButton>
            {!letter.voidedOn && <SendPaper paper={paper} of={of} />}
          </PaperRow>
        );
      }}
    </PaperSection>
  );
}
