import { type Book, previewRestructuring } from '@flota/finance';
import { type AskedRestructuring, type RestructuringFigures, restructuringFiguresSchema } from '@flota/schemas';
import { orRefuse } from '../contracts/index.js';
import { sha256 } from '../platform/crypto/keys.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

/** @throws ProblemException 409 of a contract that can't be restructured, 422 naming what is wrong */
export function figuresOf(book: Book, { graceMonths, paymentsLeft }: AskedRestructuring, on: string) {
  const { kind } = book.contract.terms;
  if (kind !== 'direct_credit' && kind !== 'flexibility') {
    throw new ProblemException(409, 'RESTRUCTURING.ONLY_CREDITS');
  }
  return orRefuse((): RestructuringFigures => previewRestructuring(book, { on, paymentsLeft, graceMonths }));
}

/** The same; `null` where the contract can't be restructured so, or not any more. */
export function figuresOrNone(...asked: Parameters<typeof figuresOf>): RestructuringFigures | null {
  try {
    return figuresOf(...asked);
  } catch (error) {
    if (error instanceof ProblemException) return null;
    throw error;
  }
}

/** Names what somebody was shown, so that they accept nothing else. In the order of the schema, by which what is kept proves it. */
export const shownHash = (figures: RestructuringFigures): string =>
  sha256(JSON.stringify(restructuringFiguresSchema.parse(figures)));
