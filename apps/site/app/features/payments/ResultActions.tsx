import type { AccountPayment } from '@flota/schemas';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../components/Button.js';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import { PAYMENTS_PATH } from '../account/index.js';
import { usePaymentAlert } from './PaymentAlert.js';

/** What to do next: look at the contract, go on with a payment that is still open, or pay anew. */
export function ResultActions({ payment, cancelled }: { payment: AccountPayment; cancelled: boolean }) {
  const { open } = usePaymentAlert();
  const { state, contractId, kind, checkoutUrl, failureCode, folio } = payment;
  const payAnew = <Button onClick={() => open({ contractId, kind })}>Volver a intentar</Button>;
  const home = (
    <LinkButton variant="secondary" to={ACCOUNT_HOME}>
      Ir a mi cuenta
    </LinkButton>
  );
  switch (state) {
    case 'paid':
      return (
        <Row>
          {payment.group ? (
            <LinkButton to={PAYMENTS_PATH}>Ver mis pagos y sus recibos</LinkButton>
          ) : (
            <LinkButton to={`${PAYMENTS_PATH}#${folio}`}>Ver mi pago y su recibo</LinkButton>
          )}
          {home}
        </Row>
      );
    case 'started':
      if (!cancelled) return <Row>{home}</Row>;
      return (
        <Row>
          {checkoutUrl ? (
            <Button onClick={() => window.location.assign(checkoutUrl)}>Continuar con el pago</Button>
          ) : (
            payAnew
          )}
          {home}
        </Row>
      );
    default:
      return (
        <Row>
          {failureCode === 'amount_mismatch' ? null : payAnew}
          {home}
        </Row>
      );
  }
}

const Row = ({ children }: { children: ReactNode }) => <div className="mt-8 flex flex-wrap gap-4">{children}</div>;
