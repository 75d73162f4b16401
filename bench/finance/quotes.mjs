/**
 * How many full quotes (72 rows and the CAT) one core calculates in a second, and how that compares with the limit: the
 * same sums done with decimal.js and nothing else (no checks, no text, no rows kept).
 *
 * Run `npm run build -w @flota/finance` first, then `node bench/finance/quotes.mjs`.
 */
import { Decimal } from 'decimal.js';
import { calculateQuote } from '../../packages/finance/dist/index.js';

const ROUNDS = 7;
const ROUND_MS = 1000;
const TERM_MONTHS = 72;
/** Evaluations of the present value that the CAT of these terms takes: one end of the bracket and Newton's steps. */
const CAT_EVALUATIONS = 5;

const terms = {
  kind: 'direct_credit',
  downPaymentPercent: '20',
  annualRatePercent: '14.5',
  termMonths: TERM_MONTHS,
  openingFeePercent: '2',
  openingFeeFinanced: false,
  vatRate: '0.16',
  vatOnInterestRate: '0.16',
  paymentMode: 'total_fixed',
  balloonPercentOfPrice: '0',
};

const Money = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const Rate = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP });
const MONTH_DISCOUNT = new Rate('0.987654321098765432109');

/** The arithmetic of one quote: annuity, 72 rows, and Horner's scheme for the CAT. */
function bareArithmetic(price) {
  const principal = new Money(price).times(80).div(100).toDecimalPlaces(2);
  const effective = new Money('14.5').div(1200).times('1.16');
  const discount = new Money(1).div(effective.plus(1).pow(TERM_MONTHS));
  const payment = principal.times(effective).div(new Money(1).minus(discount)).toDecimalPlaces(2);
  let balance = principal;
  const bases = [];
  for (let number = 0; number < TERM_MONTHS; number++) {
    const interest = balance.times('14.5').div(1200).toDecimalPlaces(2);
    const vat = interest.times('0.16').toDecimalPlaces(2);
    const capital = payment.minus(interest).minus(vat);
    balance = balance.minus(capital);
    bases.push(capital.plus(interest));
  }
  for (let evaluation = 0; evaluation < CAT_EVALUATIONS; evaluation++) {
    let value = new Rate(0);
    let slope = new Rate(0);
    for (const base of bases) {
      slope = slope.times(MONTH_DISCOUNT).plus(value);
      value = value.times(MONTH_DISCOUNT).plus(base);
    }
  }
  return balance;
}

/** Another price each time, so that nothing can be remembered from the call before. */
function perSecond(work) {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < ROUND_MS) {
    work(`${3_480_000 + count}.37`);
    count++;
  }
  return (count * 1000) / (performance.now() - start);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const quote = (priceWithVat) => calculateQuote({ ...terms, priceWithVat });
perSecond(quote);
perSecond(bareArithmetic);
const rounds = Array.from({ length: ROUNDS }, () => ({ quotes: perSecond(quote), limit: perSecond(bareArithmetic) }));
const quotes = median(rounds.map((round) => round.quotes));
const limit = median(rounds.map((round) => round.limit));

console.table({
  'full quote, 72 rows with CAT': {
    'per second': Math.round(quotes),
    'of the limit': `${Math.round((quotes / limit) * 100)} %`,
  },
  'bare decimal.js arithmetic (the limit)': { 'per second': Math.round(limit), 'of the limit': '100 %' },
});
