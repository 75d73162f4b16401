import { ApiProblem } from '@flota/client';

/** Of an answer that refuses a field: why. */
export const refusedCode = (error: unknown): string | null =>
  error instanceof ApiProblem ? (error.problem.errors?.[0]?.code ?? null) : null;
