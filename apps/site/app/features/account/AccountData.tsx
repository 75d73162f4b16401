import { ApiProblem } from '@flota/client';
import type { ReactNode } from 'react';
import { failureText } from '../../api/problem-texts.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import type { AccountData as Data, ReadyData } from './use-account-data.js';

interface AccountDataProps<Value> {
  data: Data<Value>;
  /** What is on its way, e.g. `sus contratos`. */
  what: string;
  skeleton?: ReactNode;
  children: (value: Value, ready: ReadyData<Value>) => ReactNode;
}

/** A place of the account that waits for an answer, says why there is none, or shows it. */
export function AccountData<Value>({ data, what, skeleton = <Waiting />, children }: AccountDataProps<Value>) {
  if (data.state === 'ready') return children(data.value, data);
  if (data.state === 'loading') {
    return (
      <div role="status" aria-label={`Cargando ${what}`}>
        {skeleton}
      </div>
    );
  }
  const problem = data.error instanceof ApiProblem ? data.error : null;
  // Nothing went wrong: staff who look at the account don't see that part of it.
  if (problem?.code.startsWith('ACCOUNT_VIEW.'))
    return <p className="measure mt-5 text-muted">{failureText(problem)}</p>;
  return (
    <ErrorState
      title={`No pudimos mostrar ${what}`}
      text={failureText(data.error)}
      correlationId={problem?.problem.correlationId}
      onRetry={data.retry}
    />
  );
}

const Waiting = () => (
  <div className="grid gap-5">
    <Skeleton className="h-24" />
    <Skeleton className="h-56" />
  </div>
);
