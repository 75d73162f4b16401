import { ApiProblem } from '@flota/client';

/** Whether a call failed because nobody could be asked: it got no answer, and the browser knows of no network. */
export const isConnectionLost = (error: unknown): boolean => gotNoAnswer(error) && !navigator.onLine;

/** No network, or no server: what has a status has been answered. */
export const gotNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiProblem && error.problem.status === 0);
