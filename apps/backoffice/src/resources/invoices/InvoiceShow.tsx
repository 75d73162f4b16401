import { Typography } from '@mui/material';
import { type AdminInvoice, INVOICE_TYPE_NAMES } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { formatInstant, formatMoney } from '../../i18n/format.js';
import { InvoiceMovements } from './InvoiceMovements.js';
import { invoiceName } from './texts.js';

const InvoiceShow = () => (
  <RecordShow component="div">
    <Invoice />
  </RecordShow>
);
export default InvoiceShow;

function Invoice() {
  const { record: invoice } = useShowContext<AdminInvoice>();
  if (!invoice) return null;
  return (
    <TwoColumns>
      <Section title={`${INVOICE_TYPE_NAMES[invoice.type]} ${invoiceName(invoice)}`}>
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{invoice.concept}</Typography>
        <Figures>
          <Figure label="Cliente">{invoice.customer}</Figure>
          <Figure label="Contrato">
            <RecordLink resource="contracts" id={invoice.contractId}>
              {invoice.contractNumber}
            </RecordLink>
          </Figure>
          <Figure label="Emitida">{formatInstant(invoice.issuedAt)}</Figure>
          {invoice.cancelledAt && <Figure label="Cancelada ante el SAT">{formatInstant(invoice.cancelledAt)}</Figure>}
          <Figure label="Folio fiscal">{invoice.uuid.toUpperCase()}</Figure>
          <Figure label="Subtotal">{formatMoney(invoice.subtotal)}</Figure>
          <Figure label="IVA">{formatMoney(invoice.vat)}</Figure>
          <Figure label="Total" strong>
            {formatMoney(invoice.total)}
          </Figure>
        </Figures>
      </Section>
      <InvoiceMovements invoice={invoice} />
    </TwoColumns>
  );
}
