import type { AccountPayment } from '@flota/schemas';
import { paymentConfirmed } from '@flota/texts/site/payment-confirmed';
import { LinkButton } from '../../components/Button.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import { Link } from 'react-router';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { viewPath } from '../account/index.js';
import { isExcessUnsaved } from './excess-wish.js';
import { isLinkedPayment } from './link/linked-payment.js';
import { LinkedResultPage } from './link/LinkedResultPage.js';
import { KeptCard } from './KeptCard.js';
import { PaymentAlertProvider } from './PaymentAlert.js';
import { PaymentFacts } from './PaymentFacts.js';
import { ResultActions } from './ResultActions.js';
import { resultWords } from './result.texts.js';
import { usePaymentResult } from './use-payment-result.js';

interface PaymentResultProps {
  paymentId: string;
  /** They came back from the provider by its way out. */
  cancelled: boolean;
}

/** How a payment of this customer went; asks until it is known. */
export function PaymentResult({ paymentId, cancelled }: PaymentResultProps) {
  const result = usePaymentResult(paymentId);
  if (result.state === 'loading') return <WaitingForResult />;
  if (result.state === 'unknown' && isLinkedPayment(paymentId)) {
    const toAccount = { to: ACCOUNT_HOME, label: paymentConfirmed.toAccount };
    return <LinkedResultPage paymentId={paymentId} cancelled={cancelled} action={toAccount} />;
  }
  if (result.state === 'unknown') {
    return (
      <div className="container-page py-16">
        <ErrorState
          headingLevel="h1"
          title="No encontramos ese pago en su cuenta"
          text="Revise que haya entrado con la cuenta que lo hizo. Lo que ha pagado está en los movimientos de cada contrato."
          action={<LinkButton to={ACCOUNT_HOME}>Ir a mi cuenta</LinkButton>}
        />
      </div>
    );
  }
  const { payment, slow } = result;
  return (
    <PaymentAlertProvider>
      <div role="status">
        <PageHeading {...resultWords(payment, { cancelled, slow })} />
      </div>
      <div className="container-page pb-24">
        <div className="max-w-2xl">
          {isConfirming(payment, cancelled) && <div aria-hidden className="page-loader road-dashes mb-8" />}
          <PaymentFacts payment={payment} />
          {payment.state === 'paid' && payment.keptCard && <KeptCard card={payment.keptCard} />}
          {isExcessUnsaved(payment) && (
            <p className="mt-6 border-l-4 border-brick bg-sand p-4">
              Lo que pidió para lo que sobre vale solo para este pago: no pudimos guardarlo para siempre. Puede pedirlo
              en{' '}
              <Link to={viewPath(payment.contractId, 'abonos')} className="link">
                Saldo y abonos
              </Link>{' '}
              de su contrato.
            </p>
          )}
          <ResultActions payment={payment} cancelled={cancelled} />
        </div>
      </div>
    </PaymentAlertProvider>
  );
}

const isConfirming = ({ state }: AccountPayment, cancelled: boolean) => state === 'started' && !cancelled;

export const WaitingForResult = () => (
  <div role="status" aria-label="Cargando su pago" className="container-page grid gap-5 py-24">
    <Skeleton className="h-16 max-w-lg" />
    <Skeleton className="h-40 max-w-2xl" />
  </div>
);
