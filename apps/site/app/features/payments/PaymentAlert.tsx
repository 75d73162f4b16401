import { lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { keptContext } from '../../lib/kept-context.js';
import type { WantedPayment } from './PaymentDialog.js';

interface PaymentAlert {
  open: (wanted?: WantedPayment) => void;
}

const PaymentAlertContext = keptContext<PaymentAlert>('payment alert');

const PaymentDialog = lazy(async () => ({ default: (await import('./PaymentDialog.js')).PaymentDialog }));

interface PaymentAlertProviderProps {
  /** What is done instead where nothing can be paid. */
  instead?: () => void;
  children: ReactNode;
}

/** Holds the payment dialog, which every page of the account can open. Its code comes when it is first opened. */
export function PaymentAlertProvider({ instead, children }: PaymentAlertProviderProps) {
  const [wanted, setWanted] = useState<WantedPayment | null>(null);
  const alert = useMemo<PaymentAlert>(
    () => ({ open: (payment = {}) => (instead ? instead() : setWanted(payment)) }),
    [instead],
  );
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
