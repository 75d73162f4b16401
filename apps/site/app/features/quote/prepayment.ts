import {
  calculateQuote,
  FinanceError,
  simulatePrepayment,
  type CreditTerms,
  type FinanceErrorCode,
  type Prepayment,
} from '@flota/finance';
import type { Instalment, SavedQuote } from '@flota/schemas';
import { fromCents, toCents } from '@flota/figures';

/** The lender's rule, in monthly payments. */
export const MINIMUM_PAYMENTS = 3;

/** What of a saved quote a prepayment depends on. */
export type PrepayableQuote = Pick<SavedQuote, 'plan' | 'figures' | 'schedule' | 'annualRatePercent' | 'termMonths'>;

/**
 * Terms that give the very schedule of a saved quote, which keeps its figures and not its terms: the amount financed
 * stands for a price without down payment and fee.
 *
 * @returns `null` for a lease, and when the figures are of a method this package no longer follows
 */
export function termsOfSchedule(quote: PrepayableQuote): CreditTerms | null {
  const { plan, figures, schedule, annualRatePercent, termMonths } = quote;
  if (plan.kind !== 'direct_credit' && plan.kind !== 'flexibility') return null;
  const { amountFinanced = '0', balloon = '0', monthlyPayment } = figures;
  const terms: CreditTerms = {
    kind: plan.kind,
    priceWithVat: amountFinanced,
    downPaymentPercent: '0',
    annualRatePercent,
    termMonths,
    openingFeePercent: '0',
    openingFeeFinanced: false,
    vatRate: '0',
    vatOnInterestRate: vatRateOf(schedule[0]),
    paymentMode: schedule[0]?.total === monthlyPayment ? 'total_fixed' : 'base_fixed',
    balloonPercentOfPrice: percentOf(balloon, amountFinanced),
  };
  return isScheduleOf(terms, schedule) ? terms : null;
}

function isScheduleOf(terms: CreditTerms, schedule: readonly Instalment[]): boolean {
  try {
    const rows = calculateQuote(terms).schedule;
    return (
      rows.length === schedule.length &&
      rows.every(({ total, balance }, index) => {
        const saved = schedule[index];
        return saved?.total === total && saved.balance === balance;
      })
    );
  } catch (error) {
    if (error instanceof FinanceError) return false;
    throw error;
  }
}

/** The first month's interest is the highest, so that its cents tell the rate most exactly. */
const vatRateOf = (first: Instalment | undefined): string =>
  first && toCents(first.interest) > 0n ? (Number(first.vat) / Number(first.interest)).toFixed(4) : '0';

/** To ten decimals: exact to the cent for any vehicle. */
function percentOf(part: string, whole: string): string {
  const scaled = (toCents(part) * 10n ** 12n + toCents(whole) / 2n) / toCents(whole);
  return `${scaled / 10n ** 10n}.${String(scaled % 10n ** 10n).padStart(10, '0')}`;
}

/** The least that can be prepaid. */
export const minimumPrepayment = ({ figures }: PrepayableQuote): string =>
  fromCents(toCents(figures.monthlyPayment ?? '0') * BigInt(MINIMUM_PAYMENTS));

/** The most that can be prepaid after a payment and still leave something to pay in instalments. */
export function maximumPrepayment({ figures, schedule }: PrepayableQuote, afterPayment: number): string {
  const balance = toCents(schedule[afterPayment - 1]?.balance ?? '0');
  const left = balance - toCents(figures.balloon ?? '0') - 1n;
  return fromCents(left > 0n ? left : 0n);
}

/** The last payment after which the balance still takes the minimum; 0 when there is none. */
export function lastPrepayablePayment(quote: PrepayableQuote): number {
  const minimum = toCents(minimumPrepayment(quote));
  const tooLate = quote.schedule.findIndex(({ number }) => toCents(maximumPrepayment(quote, number)) < minimum);
  return tooLate === -1 ? quote.schedule.length : tooLate;
}

export type SimulatedPrepayment =
  { state: 'ready'; prepayment: Prepayment } | { state: 'refused'; code: FinanceErrorCode };

export function simulate(terms: CreditTerms, afterPayment: number, amount: string): SimulatedPrepayment {
  try {
    const input = { afterPayment, prepayment: amount, minimumPayments: MINIMUM_PAYMENTS };
    return { state: 'ready', prepayment: simulatePrepayment(terms, input) };
  } catch (error) {
    if (error instanceof FinanceError) return { state: 'refused', code: error.code };
    throw error;
  }
}
