import { type FieldCode, type fieldRules, isFieldCode, limitNote } from '@flota/schemas';
import { fieldErrorText } from '../i18n/problem-texts.js';
import { toFormErrors, type FormErrors } from './problem.js';

/** A schema of what staff may write. */
export type WriteSchema = Parameters<typeof fieldRules>[0];

type Issue = NonNullable<ReturnType<WriteSchema['safeParse']>['error']>['issues'][number];

/** The server's own schema, asked before sending: the same rules, the same words, without the wait. */
export function schemaErrors(schema: WriteSchema, values: unknown): FormErrors {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? {} : toFormErrors(result.error.issues.map((issue) => [issue.path.join('.'), textOf(issue)]));
}

/** A text that is too long is told by how much: whoever shortens it sees it become less. */
function textOf(issue: Issue): string {
  const surplus =
    issue.code === 'too_big' && typeof issue.input === 'string' && limitNote(issue.input, Number(issue.maximum));
  return surplus ? surplus.words : fieldErrorText(codeOf(issue));
}

/** Where the schema names no code of its own, what zod found wrong says enough. */
function codeOf(issue: Issue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  if (issue.input === null || issue.input === undefined || issue.input === '') return 'VALUE.REQUIRED';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'LIST.EMPTY';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'LIST.TOO_LONG';
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'VALUE.OUT_OF_RANGE';
  return 'VALUE.INVALID';
}
