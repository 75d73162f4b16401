import { ApiProblem } from '@flota/client';
import { forms, formsFailures } from '@flota/texts/site/forms';
import { problemText } from '../../api/problem-texts.js';
import { waitLabel } from '../../lib/wait-label.js';

export interface SubmitFailure<Field extends string> {
  /** What the server refused of the form itself, in the form's order. */
  fields: { field: Field; code: string }[];
  /** What to say at the form; `null` when the fields say it all. */
  message: string | null;
  correlationId: string;
}

/** Codes whose usual text asks to reload the page: here sending again is enough, and what was typed stays. */
const SEND_AGAIN: Readonly<Record<string, string>> = formsFailures;

/**
 * Sorts what went wrong into the fields it belongs to and the rest.
 *
 * @param othersRefused what to say when the server refused what the form has no field for
 */
export function readFailure<Field extends string>(
  error: unknown,
  formFields: readonly Field[],
  othersRefused: string,
): SubmitFailure<Field> {
  // An answer nobody can read is as good as none: sending again is harmless.
  if (!(error instanceof ApiProblem)) return { fields: [], message: problemText('SERVER.ERROR'), correlationId: '' };
  const { code, errors = [], correlationId, retryAfterSeconds } = error.problem;
  const fields = formFields.flatMap((field) =>
    errors
      .filter((refused) => refused.field === field)
      .slice(0, 1)
      .map((refused) => ({ field, code: refused.code })),
  );
  const otherFields = errors.some(({ field }) => !formFields.some((known) => known === field));
  if (otherFields) return { fields, message: othersRefused, correlationId };
  if (fields.length > 0) return { fields, message: null, correlationId };
  if (code === 'REQUEST.RATE_LIMITED' && retryAfterSeconds) {
    return { fields, message: forms.tooMany({ wait: waitLabel(retryAfterSeconds) }), correlationId };
  }
  return { fields, message: SEND_AGAIN[code] ?? problemText(code), correlationId };
}
