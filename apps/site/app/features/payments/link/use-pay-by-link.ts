import { ApiProblem, createIdempotencyKeys } from '@flota/client';
import { useRef, useState } from 'react';
import { payByLink } from '../../../api/payment-links.js';
import { failureText } from '../../../api/problem-texts.js';
import { useShownAgain } from '../../../lib/use-shown-again.js';
import { resultPath } from '../result-path.js';
import { keepLinkedPayment } from './linked-payment.js';

/** Opens the provider's page in place of this one. Pressed twice it is one payment. */
export function usePayByLink(token: string) {
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [keyFor] = useState(() => createIdempotencyKeys());
  const busy = useRef(false);
  const attempt = useRef(0);

  const stop = () => {
    busy.current = false;
    setPaying(false);
  };
  useShownAgain(stop);

  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setPaying(true);
    setFailure(undefined);
    try {
      const { id, checkoutUrl } = await payByLink(token, keyFor([token, attempt.current]));
      keepLinkedPayment(id);
      window.location.assign(checkoutUrl ?? resultPath(id));
    } catch (error) {
      // What was refused stays refused under its key; without an answer the same key finds out what became of it.
      if (error instanceof ApiProblem && error.code !== 'SERVER.UNAVAILABLE') attempt.current += 1;
      setFailure(failureText(error));
      stop();
    }
  };
  return { pay, paying, failure };
}
