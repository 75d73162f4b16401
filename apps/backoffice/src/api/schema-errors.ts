import { type FieldCode, type FieldError, type fieldRules, isFieldCode } from '@flota/schemas';
import { toFormErrors, type FormErrors } from './problem.js';

/** A schema of what staff may write. */
export type WriteSchema = Parameters<typeof fieldRules>[0];

type Issue = NonNullable<ReturnType<WriteSchema['safeParse']>['error']>['issues'][number];

/** The server's own schema, asked before sending: the same rules, the same words, without the wait. */
export function schemaErrors(schema: WriteSchema, values: unknown): FormErrors {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? {} : toFormErrors(result.error.issues.map(toFieldError));
}

const toFieldError = (issue: Issue): FieldError => ({ field: issue.path.join('.'), code: codeOf(issue) });

/** Where the schema names no code of its own, what zod found wrong says enough. */
function codeOf(issue: Issue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  if (issue.input === null || issue.input === undefined || issue.input === '') return 'VALUE.REQUIRED';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'LIST.EMPTY';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'LIST.TOO_LONG';
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'VALUE.OUT_OF_RANGE';
  return 'VALUE.INVALID';
}
