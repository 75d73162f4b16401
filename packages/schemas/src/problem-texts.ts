import type { ErrorCode } from './problem.js';

/** What both the site and the backoffice say of an answer; each has words of its own for the others. */
export const COMMON_PROBLEM_TEXTS = {
  'AUTH.FORBIDDEN': 'Su cuenta no tiene permiso para hacer esto.',
  'AUTH.REQUIRED': 'Inicie sesión para continuar.',
  'AUTH.STEP_UP': 'Confirme que es usted para continuar.',
} as const satisfies Partial<Record<ErrorCode, string>>;
