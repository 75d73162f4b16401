import { Alert, Box } from '@mui/material';
import type { AdminPayment } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { TechnicalDetail } from '../../components/TechnicalDetail.js';
import { formatDay, formatInstant, formatMoney } from '../../i18n/format.js';
import { failureText, PAYMENT_KIND_NAMES, paymentLook, PROVIDER_NAMES } from './texts.js';

const PaymentShow = () => (
  <RecordShow component="div">
    <Payment />
  </RecordShow>
);
export default PaymentShow;

function Payment() {
  const { record: payment } = useShowContext<AdminPayment>();
  if (!payment) return null;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Section title={payment.folio} actions={<StateChip look={paymentLook(payment)} />}>
        {payment.failureCode && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {failureText(payment.failureCode)} <TechnicalDetail text={payment.failureCode} />
          </Alert>
        )}
        {payment.reversedOn && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            Anulado el {formatDay(payment.reversedOn)}: ya no paga nada.
          </Alert>
        )}
        <Figures>
          <Figure label="Importe" strong>
            {formatMoney(payment.amount)}
          </Figure>
          <Figure label="Qué paga">{PAYMENT_KIND_NAMES[payment.kind]}</Figure>
          <Figure label="Contrato">
            <RecordLink resource="contracts" id={payment.contractId}>
              {payment.contractNumber}
            </RecordLink>
          </Figure>
          <Figure label="Cliente">
            <RecordLink resource="customers" id={payment.customer.id}>
              {payment.customer.name}
            </RecordLink>
          </Figure>
          <Figure label="Medio">{PROVIDER_NAMES[payment.provider]}</Figure>
          {payment.providerReference && <Figure label="Cargo del procesador">{payment.providerReference}</Figure>}
          {payment.providerAccount && <Figure label="Cuenta del procesador">{payment.providerAccount}</Figure>}
          <Figure label="Iniciado">{formatInstant(payment.createdAt)}</Figure>
          {payment.paidAt && <Figure label="Pagado">{formatInstant(payment.paidAt)}</Figure>}
          {payment.state === 'started' && (
            <Figure label="Se puede pagar hasta">{formatInstant(payment.expiresAt)}</Figure>
          )}
        </Figures>
      </Section>
    </Box>
  );
}
