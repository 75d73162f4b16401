import { PasskeyNotUsed } from '../api/passkeys.js';
import { ApiProblem, messageOf } from '../api/problem.js';

/** What is said of a failure beside what failed: of a field its own words. */
export function problemOf(error: unknown): string {
  if (error instanceof PasskeyNotUsed) return error.message;
  if (!(error instanceof ApiProblem)) throw error;
  const [first] = Object.values(error.body.errors ?? {});
  return messageOf(first) ?? error.message;
}
