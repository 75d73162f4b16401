import { FIND_MIN_LENGTH, type FoundRecord, type FoundRecords } from '@flota/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { http } from '../api/client.js';
import { useSettled } from '../components/use-settled.js';

/** Shorter than people pause, longer than they take from one letter to the next. */
const PAUSE_MS = 140;

/**
 * Records by what was typed. Each text has an answer of its own: a slow one that comes after its time is dropped, and its
 * request with it. Meanwhile the former answer stays, and `isSettled` tells that it is not this text's.
 */
export function useFound(typed: string, resource?: string) {
  const text = typed.trim();
  const settled = useSettled(text, PAUSE_MS);
  const asks = settled.length >= FIND_MIN_LENGTH;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['find', settled, resource],
    queryFn: ({ signal }) =>
      http.json<FoundRecords>('/api/admin/find', { method: 'POST', body: { text: settled, resource }, signal }),
    enabled: asks,
    placeholderData: keepPreviousData,
    // What is found is not kept: it names people.
    gcTime: 0,
    staleTime: 10_000,
  });
  return {
    groups: asks && text.length >= FIND_MIN_LENGTH ? (data?.groups ?? []) : [],
    error: asks && text === settled && !isFetching ? error : null,
    isSettled: text === settled && !(asks && (isPlaceholderData || (isFetching && !data))),
    retry: () => void refetch(),
  };
}

/** Records by their ids, as they are called now; those this person may no longer see are missing. */
export function useOpened(records: readonly Pick<FoundRecord, 'resource' | 'id'>[]) {
  const { data } = useQuery({
    queryKey: ['find', 'opened', records],
    queryFn: ({ signal }) =>
      http.json<{ records: FoundRecord[] }>('/api/admin/find/opened', { method: 'POST', body: { records }, signal }),
    enabled: records.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return records.length > 0 ? (data?.records ?? []) : [];
}
