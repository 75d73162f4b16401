import { formatMonth, toCents } from '@flota/figures';
import type { AccountStatement, ContractSummary } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openPaper, type Paper } from '../../api/account/papers.js';
import { Unbroken } from '../../components/Unbroken.js';
import { formatDate } from '../../lib/format.js';
import { OpenFileButton } from '../account/index.js';
import { PaperRow } from './PaperRow.js';
import { PaperSection } from './PaperSection.js';
import { contractOf } from './texts.js';
import { SavePaper } from './SavePaper.js';
import { SendPaper } from './SendPaper.js';

/** What to pay by which day, as the statement itself says: with that, nothing is left over. */
function statementAmount({ closingDue, toPay }: Pick<AccountStatement, 'closingDue' | 'toPay'>) {
  if (toPay && toCents(toPay.total) > 0n)
    return { name: `A pagar hasta el ${formatDate(toPay.until)}`, value: toPay.total };
  return closingDue.startsWith('-')
    ? { name: 'A su favor al corte', value: closingDue.slice(1) }
    : { name: 'Por pagar al corte', value: toPay ? '0.00' : closingDue };
}

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
      {({ id, contractId, month, closingDue, toPay }) => {
        const paper: Paper = { paper: 'statement', id };
        const title = formatMonth(month);
        return (
          <PaperRow
            key={id}
            title={title}
            details={<Unbroken>{contractOf(contracts, contractId)}</Unbroken>}
            amount={statementAmount({ closingDue, toPay })}
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
