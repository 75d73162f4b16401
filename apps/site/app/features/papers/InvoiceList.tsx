import { type AccountInvoice, type ContractSummary, INVOICE_TYPE_NAMES } from '@flota/schemas';
import type { Paper } from '../../api/account/papers.js';
import { DateText } from '../../components/Money.js';
import { Unbroken } from '../../components/Unbroken.js';
import { PaperRow } from './PaperRow.js';
import { PaperSection } from './PaperSection.js';
import { contractOf, documentedBy } from './texts.js';
import { SavePaper } from './SavePaper.js';
import { SendPaper } from './SendPaper.js';

interface InvoiceListProps {
  invoices: readonly AccountInvoice[];
  contracts: readonly ContractSummary[];
}

export function InvoiceList({ invoices, contracts }: InvoiceListProps) {
  return (
    <PaperSection
      id="facturas"
      title="Facturas"
      lead="Los comprobantes fiscales (CFDI) de sus pagos. El XML es el que vale ante el SAT; el PDF es para leerlo."
      items={invoices}
      empty="No hay facturas de ese contrato y año."
    >
      {({ id, cancelledAt, contractId, concept, series, folio, issuedAt, total, type, movements }) => {
        const paper: Paper = { paper: 'invoice', id };
        const name = `${INVOICE_TYPE_NAMES[type]} ${series} ${folio}`;
        const of = name.charAt(0).toLowerCase() + name.slice(1);
        return (
          <PaperRow
            key={id}
            title={conceptWithout(contracts, contractId, concept)}
            details={
              <>
                <Unbroken>{contractOf(contracts, contractId)}</Unbroken>
                <br />
                {name}, <DateText date={issuedAt} />
                {cancelledAt && (
                  <>
                    <br />
                    <strong>
                      Cancelada ante el SAT el <DateText date={cancelledAt} />: ya no vale.
                    </strong>
                  </>
                )}
                {documentedBy({ movements }) && (
                  <>
                    <br />
                    {documentedBy({ movements })}
                  </>
                )}
              </>
            }
            amount={{ name: 'Total con IVA', value: total }}
          >
            <SavePaper paper={paper} format="pdf" of={of}>
              PDF
            </SavePaper>
            <SavePaper paper={paper} format="xml" of={of}>
              XML
            </SavePaper>
            <SendPaper paper={paper} of={of} />
          </PaperRow>
        );
      }}
    </PaperSection>
  );
}

/** An invoice names its contract in every concept; the line below it does so too. */
function conceptWithout(contracts: readonly ContractSummary[], contractId: string, concept: string): string {
  const number = contracts.find(({ id }) => id === contractId)?.number;
  return number ? concept.replaceAll(`, contrato ${number}`, '') : concept;
}
