import { ProblemException } from '../errors/problem.exception.js';

const NUL = '\u0000';
/** No form of ours goes deeper than six. */
const MAX_DEPTH = 32;

/**
 * What is wrong with something that was sent, whatever it is meant to say; null when nothing is. PostgreSQL's text can't
 * hold the NUL character, nor its JSON half of a pair of surrogates, and what is nested without end overflows whoever walks
 * through it. Itself it walks without recursion.
 */
function wrongWith(sent: unknown): string | null {
  const waiting: [value: unknown, depth: number][] = [[sent, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') {
      const wrong = wrongWithText(value);
      if (wrong) return wrong;
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      if (depth === MAX_DEPTH) return `It is nested deeper than ${MAX_DEPTH} levels.`;
      for (const [name, inner] of Object.entries(value)) waiting.push([name, depth + 1], [inner, depth + 1]);
    }
  }
  return null;
}

function wrongWithText(text: string): string | null {
  if (text.includes(NUL)) return 'The NUL character is not allowed.';
  return text.isWellFormed() ? null : 'A surrogate stands alone: this is no text.';
}

/** @throws ProblemException 400 for what no field of ours can hold */
export function requireClean(sent: unknown): void {
  const wrong = wrongWith(sent);
  if (wrong) throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: wrong });
}

/** The same as an answer, where a refusal has a code of its own. */
export const isClean = (sent: unknown): boolean => wrongWith(sent) === null;
