import type { ErrorCode, FieldError, Problem } from '@flota/schemas';
import { fieldErrorText, problemText } from '../i18n/problem-texts.js';

/** What react-admin expects of a refused form: messages nested the way the fields are. */
export interface FormErrors {
  [field: string]: string | FormErrors;
}

/**
 * An error answer of the API in the shape react-admin understands: `message` is Spanish and can be shown
 * as it is, `status` drives `checkError`, and `body.errors` puts messages beside the fields of a form.
 */
export class ApiProblem extends Error {
  readonly body: { errors?: FormErrors };

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    options: { errors?: FieldError[]; retryAfterSeconds?: number; correlationId?: string } = {},
  ) {
    super(problemText(code, options));
    this.name = 'ApiProblem';
    this.body = options.errors?.length ? { errors: toFormErrors(options.errors) } : {};
  }
}

/** What is said of a single field, where it is no group of fields. */
export const messageOf = (error: FormErrors[string] | undefined): string | undefined =>
  typeof error === 'string' ? error : undefined;

/** Reads an answer that is not 2xx. A proxy in between may send something that is no problem document. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const problem = await readJson(response);
  if (problem?.code) return new ApiProblem(response.status, problem.code, problem);
  return new ApiProblem(response.status, codeForStatus(response.status), {
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  });
}

/** No answer at all: no network, or the server is down. */
export const unreachable = () => new ApiProblem(0, 'SERVER.UNAVAILABLE');

async function readJson(response: Response): Promise<Partial<Problem> | null> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return null;
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    // Cut off on the way: the status alone has to do.
    return null;
  }
}

const CODES_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  401: 'AUTH.REQUIRED',
  403: 'AUTH.FORBIDDEN',
  404: 'RESOURCE.NOT_FOUND',
  409: 'RESOURCE.CONFLICT',
  413: 'REQUEST.TOO_LARGE',
  429: 'REQUEST.RATE_LIMITED',
};

function codeForStatus(status: number): ErrorCode {
  return CODES_BY_STATUS[status] ?? (status >= 502 ? 'SERVER.UNAVAILABLE' : 'SERVER.ERROR');
}

export function toFormErrors(errors: FieldError[]): FormErrors {
  const tree: FormErrors = {};
  for (const { field, code, detail } of errors) {
    const path = field.split('.');
    const leaf = path.pop()!;
    let node = tree;
    for (const step of path) {
      const next = node[step];
      node = node[step] = typeof next === 'object' ? next : {};
    }
    // The first complaint about a field is the one to mend first.
    node[leaf] ??= fieldErrorText(code, detail);
  }
  return tree;
}
