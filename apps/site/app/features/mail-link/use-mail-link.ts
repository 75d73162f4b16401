import { ApiProblem } from '@flota/client';
import { useEffect, useState } from 'react';
import { failureText } from '../../api/problem-texts.js';

/** Takes a step with a link's token, `link` only to look; the answer says how things stand after it. */
export type AskOfLink<Step extends string, Answer> = (step: Step | 'link', token: string) => Promise<Answer>;

type Check<Answer> =
  | { state: 'checking' }
  | { state: 'works'; answer: Answer }
  /** Old, cut off, made up, or of something that is gone. */
  | { state: 'expired' }
  | { state: 'failed'; problem: ApiProblem | null; retry: () => void };

const isExpired = (error: unknown) => error instanceof ApiProblem && (error.status === 410 || error.status === 422);

/** What the link of a mail asks, and the answer to it. */
export function useMailLink<Step extends string, Answer>(ask: AskOfLink<Step, Answer>, token: string) {
  const [check, setCheck] = useState<Check<Answer>>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let left = false;
    const put = (found: Check<Answer>) => void (left || setCheck(found));
    const retry = () => {
      setCheck({ state: 'checking' });
      setAttempt(attempt + 1);
    };
    ask('link', token).then(
      (answer) => put({ state: 'works', answer }),
      (error: unknown) => {
        const problem = error instanceof ApiProblem ? error : null;
        put(isExpired(error) ? { state: 'expired' } : { state: 'failed', problem, retry });
      },
    );
    return () => void (left = true);
  }, [ask, token, attempt]);

  const decide = (step: Step) => {
    setBusy(step);
    setFailure(undefined);
    ask(step, token)
      .then((answer) => setCheck({ state: 'works', answer }))
      .catch((error: unknown) => (isExpired(error) ? setCheck({ state: 'expired' }) : setFailure(failureText(error))))
      .finally(() => setBusy(null));
  };
  return { check, decide, busy, failure };
}
