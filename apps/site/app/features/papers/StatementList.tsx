import { formatMonth } from '@flota/figures';
import type { AccountStatement, ContractSummary } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openPaper, type Paper } from '../../api/account/papers.js';
import { Unbroken } from '../../components/Unbroken.js';
import { OpenFileButton } from '../account/index.js';
import { PaperRow } from './PaperRow.js';
import { PaperSection } from './PaperSection.js';
import { contractOf } from './texts.js';
import { SavePaper } from './SavePaper.js';
import { SendPaper } from './SendPaper.js';

interface StatementListProps {
  statements: readonly AccountStatement[];
  contracts: readonly ContractSummary[];
}

export function StatementList({ statements, contracts }: StatementListProps) {
  return (
    <PaperSection
      id="estados-de-cuenta"
      title="Estados de cuenta"
      lead="Lo que debía, lo que pagó y lo que sigue, mes por mes. Cada uno se emite al inicio del mes siguiente."
      items={statements}
      empty="No hay estados de cuenta de ese contrato y año. El de este mes se emite cuando el mes termine."
    >
      {({ id, contractId, month, closingDue }) => {
        const paper: Paper = { paper: 'statement', id };
        const title = formatMonth(month);
        const inFavour = closingDue.startsWith('-');
        return (
          <PaperRow
            key={id}
            title={title}
            details={<Unbroken>{contractOf(contracts, contractId)}</Unbroken>}
            amount={{
              name: inFavour ? 'A su favor al corte' : 'Por pagar al corte',
              value: inFavour ? closingDue.slice(1) : closingDue,
            }}
          >
            <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openPaper(paper)}>
              Abrir
              <span className="sr-only">, estado de cuenta de {title}</span>
            </OpenFileButton>
            <SavePaper paper={paper} of={`estado de cuenta de ${title}`}>
              Descargar
            </SavePaper>
            <SendPaper paper={paper} of={`estado de cuenta de ${title}`} />
          </PaperRow>
        );
      }}
    </PaperSection>
  );
}
