import type { PasswordStrength } from '@flota/schemas';
import { hashPassword } from '@flota/records/password';
import { ProblemException } from '../errors/problem.exception.js';

const CODES = {
  leaked: 'PASSWORD.LEAKED',
  personal: 'PASSWORD.PERSONAL',
  guessable: 'PASSWORD.TOO_COMMON',
} as const;

/**
 * What there is to say of a password that somebody chooses, customer or staff.
 *
 * @param about whose it is and what it is for: the company's name, the person's, their e-mail address
 */
export async function strengthOfNew(password: string, about: readonly string[]): Promise<PasswordStrength> {
  // Loaded with the first choice: the lists of words take memory that most days nobody needs.
  const { judgePassword } = await import('@flota/records/new-password');
  const { fault, level } = await judgePassword(password, about);
  return { code: fault && CODES[fault], level };
}

/** The hash of a new password. 422 at `field` when it is known from leaks or easy to guess. */
export async function hashNewPassword(password: string, about: readonly string[], field: string): Promise<string> {
  const { code } = await strengthOfNew(password, about);
  if (code) throw ProblemException.invalid([{ field, code }]);
  return hashPassword(password);
}
