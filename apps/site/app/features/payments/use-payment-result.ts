import { ApiProblem } from '@flota/client';
import { useEffect, useState } from 'react';
import type { PaymentResult as Result } from '@flota/schemas';
import { readPayment } from '../../api/account/payments.js';

/** The provider's message comes within seconds; one that takes longer is not worth a call every second. */
const EAGER_MS = 1_500;
const PATIENT_MS = 10_000;
const EAGER_CALLS = 30;

export type PaymentResult =
  | { state: 'loading' }
  /** Not one that this customer may see. */
  | { state: 'unknown' }
  | { state: 'known'; payment: Result; /** It takes longer than it should. */ slow: boolean };

/** Or its card, which the provider tells of right after the money. */
const isUndecided = ({ keptCard, state }: Result): boolean =>
  state === 'started' || (state === 'paid' && keptCard?.state === 'saving');

/** A payment, asked for again and again until it is decided. A call that fails is not the end of the asking. */
export function usePaymentResult(id: string): PaymentResult {
  const [result, setResult] = useState<PaymentResult>({ state: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let calls = 0;
    const again = () => {
      timer = setTimeout(() => void ask(), calls < EAGER_CALLS ? EAGER_MS : PATIENT_MS);
    };
    const ask = async () => {
      calls += 1;
      try {
        const payment = await readPayment(id, controller.signal);
        setResult({ state: 'known', payment, slow: calls >= EAGER_CALLS });
        if (isUndecided(payment)) again();
      } catch (error) {
        if (controller.signal.aborted) return;
        if (error instanceof ApiProblem && [403, 404, 422].includes(error.status)) setResult({ state: 'unknown' });
        else again();
      }
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id]);

  return result;
}
