import { useEffect, useEffectEvent, useState } from 'react';

export type OnDemand<Value> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown; retry: () => void };

type Settled<Value> = { request: string } & ({ value: Value } | { error: unknown });

/**
 * Loads something once it is wanted and again whenever the key changes; an answer that is no longer wanted is dropped.
 *
 * @param key what is wanted, `null` while nothing is
 */
export function useOnDemand<Value>(key: string | null, load: (signal: AbortSignal) => Promise<Value>): OnDemand<Value> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  const request = key === null ? null : `${attempt} ${key}`;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const settle = (outcome: Settled<Value>) => {
      if (!controller.signal.aborted) setSettled(outcome);
    };
    start(controller.signal).then(
      (value) => settle({ request, value }),
      (error: unknown) => settle({ request, error }),
    );
    return () => controller.abort();
  }, [request]);

  if (request === null) return { state: 'idle' };
  if (settled?.request !== request) return { state: 'loading' };
  return 'value' in settled
    ? { state: 'ready', value: settled.value }
    : { state: 'failed', error: settled.error, retry: () => setAttempt((count) => count + 1) };
}
