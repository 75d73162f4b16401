import { type Book, standingOn } from '@flota/finance';
import { type ContractDocument, dayOfColumn } from '@flota/prisma';
import type { LetterStanding } from '@flota/schemas';
import { payoffSchema, settledSchema } from './letter-figures.js';

type Issued = Pick<ContractDocument, 'kind' | 'figures' | 'validUntil' | 'voidedOn'>;

/**
 * Whether an issued letter still says what is so. What was taken back since has voided it (`untrue-letters.ts`); what merely
 * came after has not, but the sum of a letter that invites to pay may be another one by then.
 */
export function letterStanding(letter: Issued, book: Book, today: string): LetterStanding {
  const { figures, kind, validUntil, voidedOn } = letter;
  if (voidedOn) return 'voided';
  if (kind === 'payoff_letter') {
    if (!validUntil || dayOfColumn(validUntil) < today) return 'expired';
    const { on, total } = payoffSchema.parse(figures);
    return standingOn(book, on).payoff?.total === total ? 'holds' : 'changed';
  }
  if (kind === 'settlement_letter') {
    return settledSchema.parse(figures).paidOffOn === standingOn(book, today).paidOffOn ? 'holds' : 'changed';
  }
  return 'holds';
}
