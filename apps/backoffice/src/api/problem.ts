import { ApiProblem as ClientProblem } from '@flota/client';
import type { Problem } from '@flota/schemas';
import { fieldErrorText, problemText, UNFORESEEN } from '../i18n/problem-texts.js';

/** What react-admin expects of a refused form: messages nested the way the fields are. */
export interface FormErrors {
  [field: string]: string | FormErrors;
}

/**
 * An error answer of the API in the shape react-admin understands: `message` is Spanish and can be shown
 * as it is, `status` drives `checkError`, and `body.errors` puts messages beside the fields of a form.
 */
export class ApiProblem extends ClientProblem {
  readonly body: { errors?: FormErrors };

  constructor(problem: Problem) {
    super(problem, problemText(problem.code, problem));
    this.body = problem.errors?.length
      ? { errors: toFormErrors(problem.errors.map(({ field, code, detail }) => [field, fieldErrorText(code, detail)])) }
      : {};
  }
}

/** What is said of a failure. Our own errors are called by no other name. */
export const failureText = (error: Error): string =>
  error instanceof ApiProblem || error.name === 'Error' ? error.message : UNFORESEEN;

/** What is said of a single field, where it is no group of fields. */
export const messageOf = (error: FormErrors[string] | undefined): string | undefined =>
  typeof error === 'string' ? error : undefined;

/** What is said of fields, by their paths, as a form takes it. */
export function toFormErrors(errors: readonly (readonly [field: string, text: string])[]): FormErrors {
  const tree: FormErrors = {};
  for (const [field, text] of errors) {
    const path = field.split('.');
    const leaf = path.pop()!;
    let node = tree;
    for (const step of path) {
      const next = node[step];
      node = node[step] = typeof next === 'object' ? next : {};
    }
    // The first complaint about a field is the one to mend first.
    node[leaf] ??= text;
  }
  return tree;
}

/** What a field is refused for, or what was asked as a whole. */
export function refusalOf(error: Error): string {
  if (!(error instanceof ApiProblem)) return failureText(error);
  const [first] = Object.values(error.body.errors ?? {});
  return messageOf(first) ?? error.message;
}
