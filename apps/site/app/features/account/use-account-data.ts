import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { accountQueries } from './account-queries.js';

export interface ReadyData<Value> {
  state: 'ready';
  value: Value;
  /** Of the key before, while this one's is on its way (`steady`). */
  former: boolean;
  /** Asks anew, after the customer changed something; the value stays until the answer is there. */
  reload: () => Promise<void>;
  /** Puts in what a call answered. */
  replace: (value: Value) => void;
}

export type AccountData<Value> =
  { state: 'loading' } | { state: 'failed'; error: unknown; retry: () => void } | ReadyData<Value>;

interface Options {
  /** What was there before stays while something else is asked for, e.g. with other filters. */
  steady?: boolean;
  /** `false`: nothing is asked for, as by who may not see it. */
  when?: boolean;
}

/**
 * What the API says under `key`: shown at once where it was seen before, and asked for anew every time a page opens. A
 * failure of that is not worth taking the older figures away.
 */
export function useAccountData<Value>(
  key: string,
  load: () => Promise<Value>,
  { steady = false, when = true }: Options = {},
): AccountData<Value> {
  const queryKey = [key];
  const query = useQuery<Value>(
    { queryKey, queryFn: load, enabled: when, placeholderData: steady ? keepPreviousData : undefined },
    accountQueries,
  );
  const { refetch } = query;
  // The same at every drawing: who waits between two askings must not begin anew whenever something is drawn.
  const ask = useCallback(async () => void (await refetch()), [refetch]);
  if (query.data !== undefined) {
    return {
      state: 'ready',
      value: query.data,
      former: query.isPlaceholderData,
      reload: ask,
      replace: (value) => void accountQueries.setQueryData(queryKey, value),
    };
  }
  return query.isFetching || query.error === null
    ? { state: 'loading' }
    : { state: 'failed', error: query.error, retry: () => void ask() };
}
