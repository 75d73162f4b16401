import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { accountCache } from './account-cache.js';

export interface ReadyData<Value> {
  state: 'ready';
  value: Value;
  /** Asks anew, after the customer changed something; the value stays until the answer is there. */
  reload: () => Promise<void>;
  /** Puts in what a call answered. */
  replace: (value: Value) => void;
}

export type AccountData<Value> =
  { state: 'loading' } | { state: 'failed'; error: unknown; retry: () => void } | ReadyData<Value>;

/**
 * What the API says under `key`: shown at once where it was seen before, and asked for anew every time a page opens. A
 * failure of that is not worth taking the older figures away.
 */
export function useAccountData<Value>(key: string, load: () => Promise<Value>): AccountData<Value> {
  const entry = useSyncExternalStore(
    accountCache.subscribe,
    () => accountCache.read(key),
    () => accountCache.read(key),
  );
  const ask = () => accountCache.load(key, load);
  const askAnew = useEffectEvent(() => void ask());
  const forgotten = !entry.loading && !('value' in entry) && !('error' in entry);
  useEffect(() => askAnew(), [key, forgotten]);

  if ('value' in entry) {
    return {
      state: 'ready',
      value: entry.value as Value,
      reload: ask,
      replace: (value) => accountCache.write(key, value),
    };
  }
  return entry.error === undefined || entry.loading
    ? { state: 'loading' }
    : { state: 'failed', error: entry.error, retry: () => void ask() };
}

/** What was there before stays while something else is asked for, e.g. with other filters. */
export function useSteadyData<Value>(data: AccountData<Value>): AccountData<Value> {
  const [last, setLast] = useState<ReadyData<Value> | null>(null);
  if (data.state === 'ready' && data.value !== last?.value) setLast(data);
  return data.state === 'loading' && last ? last : data;
}
