import { ProblemException } from '../errors/problem.exception.js';

/** What the multipart parser stumbles over (no boundary, a form that breaks off) is the request's fault; it throws it as a plain error. */
export function asMalformed(error: Error & { statusCode?: number }): never {
  const known = error instanceof ProblemException || error.statusCode !== undefined;
  throw known ? error : new ProblemException(400, 'REQUEST.MALFORMED', { detail: error.message });
}
