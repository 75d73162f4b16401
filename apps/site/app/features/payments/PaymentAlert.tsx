import { lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { keptContext } from '../../lib/kept-context.js';
import type { WantedPayment } from './PaymentDialog.js';

interface PaymentAlert {
  open: (wanted?: WantedPayment) => void;
}

const PaymentAlertContext = keptContext<PaymentAlert>('payment alert');

const PaymentDialog = lazy(async () => ({ default: (await import('./PaymentDialog.js')).PaymentDialog }));

/** Holds the payment dialog, which every page of the account can open. Its code comes when it is first opened. */
export function PaymentAlertProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedPayment | null>(null);
  const alert = useMemo<PaymentAlert>(() => ({ open: (payment = {}) => setWanted(payment) }), []);
  const close = useCallback(() => setWanted(null), []);
  return (
    <PaymentAlertContext value={alert}>
      {children}
      {wanted && (
        <Suspense>
          <PaymentDialog wanted={wanted} onClose={close} />
        </Suspense>
      )}
    </PaymentAlertContext>
  );
}

export function usePaymentAlert(): PaymentAlert {
  const alert = useContext(PaymentAlertContext);
  if (!alert) throw new Error('usePaymentAlert works only inside PaymentAlertProvider');
  return alert;
}
