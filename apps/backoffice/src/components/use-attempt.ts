import { useState } from 'react';

/**
 * For a small form that what it sent takes away: busy until then, or until it is refused, with what is said of that.
 *
 * @param say what is said of a failure; throws what isn't one of the API's
 */
export function useAttempt(say: (error: unknown) => string) {
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    setSending(true);
    try {
      await work();
    } catch (error) {
      setProblem(say(error));
      setSending(false);
    }
  }

  return { problem, sending, attempt };
}
