import { ApiProblem } from '@flota/client';
import type { AccountantInvitation } from '@flota/schemas';
import { useEffect, useState } from 'react';
import type { AccountantStep } from '../../api/accountant-link.js';
import { failureText } from '../../api/problem-texts.js';

type Check =
  | { state: 'checking' }
  | { state: 'works'; invitation: AccountantInvitation }
  /** Old, cut off or made up. */
  | { state: 'expired' }
  | { state: 'failed'; problem: ApiProblem | null; retry: () => void };

const ask = async (step: AccountantStep, token: string) => {
  const { askOfAccountant } = await import('../../api/accountant-link.js');
  return askOfAccountant(step, token);
};

const isExpired = (error: unknown) => error instanceof ApiProblem && (error.status === 410 || error.status === 422);

/** What a link asks, and the answer to it. */
export function useInvitation(token: string) {
  const [check, setCheck] = useState<Check>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<AccountantStep | null>(null);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let left = false;
    const put = (found: Check) => void (left || setCheck(found));
    const retry = () => {
      setCheck({ state: 'checking' });
      setAttempt(attempt + 1);
    };
    ask('link', token).then(
      (invitation) => put({ state: 'works', invitation }),
      (error: unknown) => {
        const problem = error instanceof ApiProblem ? error : null;
        put(isExpired(error) ? { state: 'expired' } : { state: 'failed', problem, retry });
      },
    );
    return () => void (left = true);
  }, [token, attempt]);

  const decide = (step: AccountantStep) => {
    setBusy(step);
    setFailure(undefined);
    ask(step, token)
      .then((invitation) => setCheck({ state: 'works', invitation }))
      .catch((error: unknown) => (isExpired(error) ? setCheck({ state: 'expired' }) : setFailure(failureText(error))))
      .finally(() => setBusy(null));
  };
  return { check, decide, busy, failure };
}
