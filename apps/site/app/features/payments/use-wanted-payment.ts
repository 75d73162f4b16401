import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnAccess } from '../account/index.js';
import { usePaymentAlert } from './PaymentAlert.js';

/** Of the address that leads straight to paying, as from the icon on a telephone (the manifest). */
const PAY = 'pagar';

/** Opens the payment dialog where the address asks for it, once, for who may pay. */
export function useWantedPayment(): void {
  const { open } = usePaymentAlert();
  const { may } = useOwnAccess();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.has(PAY);
  const pay = useEffectEvent(() => {
    if (may('pay')) open();
    setParameters(
      (given) => {
        given.delete(PAY);
        return given;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (wanted) pay();
  }, [wanted]);
}
