import type { ErrorCode, Problem } from '@flota/schemas';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Sign-in required',
  403: 'Not allowed',
  404: 'Not found',
  408: 'Too slow',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  428: 'Precondition required',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Server error',
  503: 'Service unavailable',
  507: 'Storage full',
};

/** The one shape every refusal has (RFC 9457). */
export const problemOf = (
  status: number,
  code: ErrorCode,
  correlationId: string,
  more: Partial<Problem> = {},
): Problem => ({
  type: `urn:flota:problem:${code}`,
  title: TITLES[status] ?? 'Error',
  status,
  code,
  correlationId,
  ...more,
});
