import { type FieldError, isFieldCode } from '@flota/schemas';
import { ProblemException } from './problem.exception.js';

/** Why the rules refused a row. What is no fault of the row's is thrown on. */
export function problemsOf(error: unknown): FieldError[] {
  if (!(error instanceof ProblemException) || error.status >= 500) throw error;
  const { code, options } = error;
  if (options.errors) return options.errors;
  const known: string = code;
  return [isFieldCode(known) ? { field: '', code: known } : { field: '', code: 'FIELD.INVALID', detail: code }];
}
