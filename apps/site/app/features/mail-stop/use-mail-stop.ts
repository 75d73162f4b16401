import { ApiProblem } from '@flota/client';
import type { MailStop } from '@flota/schemas';
import { useEffect, useState } from 'react';
import type { MailStopStep } from '../../api/mail-stop-link.js';
import { failureText } from '../../api/problem-texts.js';

type Check =
  | { state: 'checking' }
  | { state: 'works'; stop: MailStop }
  /** Cut off, made up, or of a mail that is gone. */
  | { state: 'expired' }
  | { state: 'failed'; problem: ApiProblem | null; retry: () => void };

const ask = async (step: MailStopStep, token: string) => {
  const { askOfMailStop } = await import('../../api/mail-stop-link.js');
  return askOfMailStop(step, token);
};

const isExpired = (error: unknown) => error instanceof ApiProblem && (error.status === 410 || error.status === 422);

/** What a link is about, and that no more mails are wanted. */
export function useMailStop(token: string) {
  const [check, setCheck] = useState<Check>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let left = false;
    const put = (found: Check) => void (left || setCheck(found));
    const retry = () => {
      setCheck({ state: 'checking' });
      setAttempt(attempt + 1);
    };
    ask('link', token).then(
      (stop) => put({ state: 'works', stop }),
      (error: unknown) => {
        const problem = error instanceof ApiProblem ? error : null;
        put(isExpired(error) ? { state: 'expired' } : { state: 'failed', problem, retry });
      },
    );
    return () => void (left = true);
  }, [token, attempt]);

  const stop = () => {
    setBusy(true);
    setFailure(undefined);
    ask('stop', token)
      .then((stopped) => setCheck({ state: 'works', stop: stopped }))
      .catch((error: unknown) => (isExpired(error) ? setCheck({ state: 'expired' }) : setFailure(failureText(error))))
      .finally(() => setBusy(false));
  };
  return { check, stop, busy, failure };
}
