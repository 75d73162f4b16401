import { planWriteSchema, type FieldError } from '@flota/schemas';
import { toFormErrors, type FormErrors } from '../../api/problem.js';
import { planToWrite, type PlanForm } from './plan-form.js';

type Issue = NonNullable<ReturnType<typeof planWriteSchema.safeParse>['error']>['issues'][number];

const MACHINE_CODE = /^[A-Z_]+(\.[A-Z_]+)+$/;

/** The server's own schema, asked before sending: the same rules, the same words, without the wait. */
export function validatePlan(form: PlanForm): FormErrors {
  const result = planWriteSchema.safeParse(planToWrite(form), { reportInput: true });
  return result.success ? {} : toFormErrors(result.error.issues.map(toFieldError));
}

const toFieldError = (issue: Issue): FieldError => ({ field: issue.path.join('.'), code: codeOf(issue) });

/** Where the schema names no code of its own, what zod found wrong says enough. */
function codeOf(issue: Issue): string {
  if (issue.input === null || issue.input === undefined || issue.input === '') return 'VALUE.REQUIRED';
  if (MACHINE_CODE.test(issue.message)) return issue.message;
  if (issue.code === 'too_small' && issue.origin === 'array') return 'LIST.EMPTY';
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'VALUE.OUT_OF_RANGE';
  return 'VALUE.INVALID';
}
