import { ApiProblem } from '@flota/client';
import type { PaymentLink } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { readPaymentLink } from '../../../api/payment-links.js';

export type OpenedLink =
  | { state: 'checking' }
  | { state: 'works'; link: PaymentLink }
  /** Old, cut off, made up, or ended by a change of the account. */
  | { state: 'expired' }
  | { state: 'failed'; problem: ApiProblem | null; retry: () => void };

/** Asks what a reminder's link asks for. */
export function usePaymentLink(token: string): OpenedLink {
  const [opened, setOpened] = useState<OpenedLink>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const put = (found: OpenedLink) => void (left || setOpened(found));
    const retry = () => {
      setOpened({ state: 'checking' });
      setAttempt(attempt + 1);
    };
    readPaymentLink(token).then(
      (link) => put({ state: 'works', link }),
      (error: unknown) => {
        const problem = error instanceof ApiProblem ? error : null;
        const gone = problem?.status === 410 || problem?.status === 422;
        put(gone ? { state: 'expired' } : { state: 'failed', problem, retry });
      },
    );
    return () => void (left = true);
  }, [token, attempt]);
  return opened;
}
