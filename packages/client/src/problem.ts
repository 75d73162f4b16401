import type { ErrorCode, Problem } from '@flota/schemas';

/** An error answer of the API (RFC 9457), or none at all. What people read of it each app says by the code. */
export class ApiProblem extends Error {
  override readonly name: string = 'ApiProblem';

  /** @param message what whoever shows an error's own message should show; by default the code */
  constructor(
    readonly problem: Problem,
    message: string = problem.code,
  ) {
    super(message);
  }

  get code(): ErrorCode {
    return this.problem.code;
  }

  /** Of the HTTP answer; 0 when nobody answered. */
  get status(): number {
    return this.problem.status;
  }
}

const problemOf = (status: number, code: ErrorCode, retryAfterSeconds?: number): Problem => ({
  type: 'about:blank',
  title: '',
  status,
  code,
  correlationId: '',
  retryAfterSeconds,
});

/** No answer at all: no network, or the server is down. */
export const unreachable = (): Problem => problemOf(0, 'SERVER.UNAVAILABLE');

/** An answer without a body where there has to be one. */
export const nothingThere = (): Problem => problemOf(404, 'RESOURCE.NOT_FOUND');

const CODES_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  401: 'AUTH.REQUIRED',
  403: 'AUTH.FORBIDDEN',
  404: 'RESOURCE.NOT_FOUND',
  409: 'RESOURCE.CONFLICT',
  413: 'REQUEST.TOO_LARGE',
  429: 'REQUEST.RATE_LIMITED',
};

/** Reads an answer that is no success. A proxy in between may have sent something that is no problem document. */
export async function readProblem(response: Response): Promise<Problem> {
  const { status, headers } = response;
  const sent = /\bjson\b/.test(headers.get('content-type') ?? '') ? await readJson(response) : null;
  if (sent?.code) return { ...problemOf(status, sent.code), ...sent, status };
  const code = CODES_BY_STATUS[status] ?? (status >= 502 ? 'SERVER.UNAVAILABLE' : 'SERVER.ERROR');
  return problemOf(status, code, Number(headers.get('retry-after')) || undefined);
}

async function readJson(response: Response): Promise<Partial<Problem> | null> {
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    // Cut off on the way: the status alone has to do.
    return null;
  }
}
