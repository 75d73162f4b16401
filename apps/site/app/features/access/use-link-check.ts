import { ApiProblem } from '@flota/client';
import { useCallback, useEffect, useState } from 'react';
import type { LinkState } from '../../api/mail-links.js';

export type LinkCheck =
  | { state: 'checking' }
  | { state: 'works'; link: LinkState }
  /** Used, old, cut off or made up. */
  | { state: 'expired' }
  | { state: 'failed'; problem: ApiProblem | null; retry: () => void };

/** Asks what a link is for. */
export function useLinkCheck(token: string) {
  const [check, setCheck] = useState<LinkCheck>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const expire = useCallback(() => setCheck({ state: 'expired' }), []);

  useEffect(() => {
    let left = false;
    const put = (found: LinkCheck) => void (left || setCheck(found));
    const retry = () => {
      setCheck({ state: 'checking' });
      setAttempt(attempt + 1);
    };
    import('../../api/mail-links.js')
      .then(({ readLink }) => readLink(token))
      .then(
        (link) => put({ state: 'works', link }),
        (error: unknown) => {
          const problem = error instanceof ApiProblem ? error : null;
          put(
            problem?.status === 410 || problem?.status === 422
              ? { state: 'expired' }
              : { state: 'failed', problem, retry },
          );
        },
      );
    return () => void (left = true);
  }, [token, attempt]);

  return { check, expire };
}
