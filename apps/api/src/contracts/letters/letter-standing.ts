import { isDeepStrictEqual } from 'node:util';
import {
  type Book,
  countedBefore,
  eventsInForce,
  FinanceError,
  previewRestructuring,
  standingOn,
} from '@flota/finance';
import { type ContractDocument, dayOfColumn, type Restructuring } from '@flota/prisma';
import { type LetterStanding, type RestructuringFigures, restructuringFiguresSchema } from '@flota/schemas';
import { agreementSchema, payoffSchema, settledSchema } from './letter-figures.js';

type Issued = Pick<ContractDocument, 'kind' | 'figures' | 'validUntil' | 'voidedOn'> & {
  /** What a convenio is of. */
  restructuring: Pick<Restructuring, 'shownFigures'> | null;
};

/**
 * Whether an issued letter still says what is so. What was taken back since has voided it (`untrue-letters.ts`); what merely
 * came after has not, but the sum of a letter that invites to pay may be another one by then. A convenio is void only with
 * its restructuring: where the past turned out otherwise, as many instalments are paid by it, of other amounts.
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
  if (kind === 'restructuring_agreement') {
    return paidByAgreement(letter, book) ? 'holds' : 'changed';
  }
  return 'holds';
}

function paidByAgreement({ figures, restructuring }: Issued, { contract, events }: Book): boolean {
  // Another one since then is how the contract is paid now.
  const newest = eventsInForce(events).findLast((event) => event.type === 'restructuring');
  if (newest?.id !== agreementSchema.parse(figures).event) return false;
  const { graceMonths, on, paymentsLeft } = newest;
  const known = { contract, events: countedBefore(events, newest) };
  try {
    const derived = previewRestructuring(known, { on, paymentsLeft, graceMonths });
    const agreed = restructuringFiguresSchema.safeParse(restructuring?.shownFigures);
    return agreed.success && isDeepStrictEqual(tableOf(derived), tableOf(agreed.data));
  } catch (error) {
    // By what is known of the past today there was nothing to restructure.
    if (error instanceof FinanceError) return false;
    throw error;
  }
}

/** Without the CAT, which was not told of the first ones and follows from the rest. */
const tableOf = ({ after: { cat: _, ...after }, instalments }: RestructuringFigures) => ({ after, instalments });
