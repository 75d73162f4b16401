import { useNotify } from 'react-admin';
import { ApiProblem, failureText } from '../api/problem.js';

/** By an old address or view, with a filter that there is no more: tried again it fails again. */
export const isRefusedList = (error: unknown): boolean => error instanceof ApiProblem && error.status === 422;

/** How a list reads its rows: react-admin tells of every failure by a notice, of which `ListFailure` says this one better in their place. */
export function useListReading() {
  const notify = useNotify();
  return { onError: (error: Error) => void (isRefusedList(error) || notify(failureText(error), { type: 'error' })) };
}
