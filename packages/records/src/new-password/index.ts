import { isLeaked } from './leaked.js';
import { strengthOf } from './strength.js';

/*
 * Whether a password may be chosen, for customers and staff alike. How long it is, the wire schema says; nothing is asked
 * about kinds of characters (NIST SP 800-63B). An entry of its own, because it comes with lists of words.
 */
export { LEAKED_PASSWORDS, leakedKey } from './leaked.js';

/** Known from other sites' leaks; made of the owner's name or ours; or found early by who guesses. */
export type PasswordFault = 'leaked' | 'personal' | 'guessable';

export interface PasswordVerdict {
  /** `null`: it may be used. */
  fault: PasswordFault | null;
  /** 1 for one that may not be used, 2 for one that just may, to 4. */
  level: 1 | 2 | 3 | 4;
}

/** In powers of ten. Fewer guesses than the first find a password even though each costs 30 ms (argon2id). */
const ENOUGH = 8.5;
const GOOD = 11;
const VERY_GOOD = 14;

/**
 * Judges a new password as those would who guess: lists of leaked ones, words, names, dates and runs of keys.
 *
 * @param about whose it is and what it is for: name, e-mail address, the company's name
 */
export async function judgePassword(password: string, about: readonly string[]): Promise<PasswordVerdict> {
  if (await isLeaked(password)) return { fault: 'leaked', level: 1 };
  const { guesses, isPersonal } = await strengthOf(password, about);
  if (guesses < ENOUGH) return { fault: isPersonal ? 'personal' : 'guessable', level: 1 };
  if (guesses < GOOD) return { fault: null, level: 2 };
  return { fault: null, level: guesses < VERY_GOOD ? 3 : 4 };
}
