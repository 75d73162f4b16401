import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { ApiProblem } from '../api/problem.js';
import { LoadFailure } from './LoadFailure.js';

/**
 * How the page of a record reads it: react-admin asks once and leaves for the list whatever went wrong. Whoever works
 * on a record stays with it when it can't be read anew for a moment.
 */
export function useReading(props?: { resource?: string }) {
  const resource = useResourceContext(props);
  const notify = useNotify();
  const redirect = useRedirect();
  const { retry = false } = useQueryClient().getDefaultOptions().queries ?? {};
  const leave = (error: Error) => {
    if (!isClosed(error)) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    redirect('list', resource);
  };
  return { retry, onError: leave };
}

/** There is no such record, or not for this person. */
const isClosed = (error: unknown) => error instanceof ApiProblem && (error.status === 404 || error.status === 403);

interface ReadFailureProps {
  /** Of react-admin's page. */
  context: { error?: Error | null; isFetching: boolean; record?: RaRecord; refetch: () => unknown };
}

/** Above the record, or in its place where there is none yet. */
export function ReadFailure({ context: { error, isFetching, record, refetch } }: ReadFailureProps) {
  if (!error || isClosed(error)) return null;
  return (
    <LoadFailure
      title={record ? 'No pudimos leer lo más reciente' : 'No pudimos cargar el registro'}
      error={error}
      retry={() => void refetch()}
      busy={isFetching}
    />
  );
}
