import {
  FinanceError,
  METHOD_VERSION,
  simulatePrepayment,
  type FinanceErrorCode,
  type Prepayment,
} from '@flota/finance';
import { fromCents, toCents, type CreditView } from '@flota/figures';
import type { SavedQuote } from '@flota/schemas';

/** The lender's rule, in monthly payments. */
const MINIMUM_PAYMENTS = 3;

/** Whether the edition of the method that a quote was made by is the one this page has. */
export const canBeSimulated = ({ methodVersion }: SavedQuote): boolean => methodVersion === METHOD_VERSION;

/** The least that can be prepaid. */
export const minimumPrepayment = ({ figures }: CreditView): string =>
  fromCents(toCents(figures.monthlyPayment) * BigInt(MINIMUM_PAYMENTS));

/** The most that can be prepaid after a payment and still leave something to pay in instalments. */
export function maximumPrepayment({ figures, schedule }: CreditView, afterPayment: number): string {
  const balance = toCents(schedule[afterPayment - 1]?.balance ?? '0');
  const left = balance - toCents(figures.balloon) - 1n;
  return fromCents(left > 0n ? left : 0n);
}

/** The last payment after which the balance still takes the minimum; 0 when there is none. */
export function lastPrepayablePayment(credit: CreditView): number {
  const minimum = toCents(minimumPrepayment(credit));
  const tooLate = credit.schedule.findIndex(({ number }) => toCents(maximumPrepayment(credit, number)) < minimum);
  return tooLate === -1 ? credit.schedule.length : tooLate;
}

type SimulatedPrepayment = { state: 'ready'; prepayment: Prepayment } | { state: 'refused'; code: FinanceErrorCode };

export function simulate({ terms }: CreditView, afterPayment: number, amount: string): SimulatedPrepayment {
  try {
    const input = { afterPayment, prepayment: amount, minimumPayments: MINIMUM_PAYMENTS };
    return { state: 'ready', prepayment: simulatePrepayment(terms, input) };
  } catch (error) {
    if (error instanceof FinanceError) return { state: 'refused', code: error.code };
    throw error;
  }
}
