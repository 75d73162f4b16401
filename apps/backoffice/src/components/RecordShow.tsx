import { useQueryClient } from '@tanstack/react-query';
import {
  type RaRecord,
  Show,
  type ShowProps,
  useNotify,
  useRedirect,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { ApiProblem } from '../api/problem.js';
import { LoadFailure } from './LoadFailure.js';

/**
 * react-admin's, which asks once and leaves for the list whatever went wrong: whoever works on a record stays with it
 * when it can't be read anew for a moment.
 */
export function RecordShow({ children, queryOptions, ...props }: ShowProps) {
  const resource = useResourceContext(props);
  const notify = useNotify();
  const redirect = useRedirect();
  const { retry = false } = useQueryClient().getDefaultOptions().queries ?? {};
  const leave = (error: Error) => {
    if (!isClosed(error)) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    redirect('list', resource);
  };
  return (
    <Show {...props} queryOptions={{ ...queryOptions, retry, onError: leave }}>
      <ReadFailure />
      {children}
    </Show>
  );
}

/** There is no such record, or not for this person. */
const isClosed = (error: unknown) => error instanceof ApiProblem && (error.status === 404 || error.status === 403);

function ReadFailure() {
  const { error, isFetching, record, refetch } = useShowContext<RaRecord>();
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
