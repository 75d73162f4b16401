/**
 * What one core does in a second with the life of a contract of 72 months and 120 receipts: works out where it stands,
 * replays it, posts one more receipt to its books, and checks them. The limit is the sums of 120 receipts done with
 * decimal.js and nothing else: no text, no rows, no calendar.
 *
 * Run `npm run build -w @flota/finance` first, then `node bench/finance/ledger.mjs`.
 */
import { Decimal } from 'decimal.js';
import { checkBooks, postBook, replayContract, standingOn } from '../../packages/finance/dist/index.js';

const ROUNDS = 7;
const ROUND_MS = 1000;
const TERM_MONTHS = 72;

const contract = {
  terms: {
    kind: 'direct_credit',
    priceWithVat: '3480000.00',
    downPaymentPercent: '20',
    annualRatePercent: '14.5',
    termMonths: TERM_MONTHS,
    openingFeePercent: '2',
    openingFeeFinanced: false,
    vatRate: '0.16',
    vatOnInterestRate: '0.16',
    paymentMode: 'base_fixed',
    balloonPercentOfPrice: '0',
  },
  startsOn: '2025-01-15',
  firstDueOn: '2025-02-15',
  late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
  minimumPrepaymentPayments: 1,
  excess: 'capital',
  effects: ['term', 'payment'],
};

const Money = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** The arithmetic of one receipt: three parts paid off, and the balances after the charge and after the payment. */
function bareReceipt({ capital, interest, vat, total }, state) {
  state.due = state.due.plus(total);
  let rest = new Money(total);
  for (const part of [vat, interest, capital]) {
    const paid = Money.min(part, rest);
    rest = rest.minus(paid);
  }
  state.capital = state.capital.minus(capital);
  state.due = state.due.minus(total).plus(rest);
}

const DAY_MS = 86_400_000;

/** 120 receipts over the 72 months, so that each instalment takes two or waits for the next. */
const events = Array.from({ length: 120 }, (_, index) => ({
  id: `e${String(index).padStart(3, '0')}`,
  type: 'payment',
  on: new Date(Date.parse(contract.firstDueOn) + index * 18 * DAY_MS).toISOString().slice(0, 10),
  amount: index % 2 ? '45000.00' : '35000.00',
}));
const book = { contract, events };
const on = '2031-01-20';

/** The same again and again, for a round. */
function perSecond(work) {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < ROUND_MS) count += work();
  return (count * 1000) / (performance.now() - start);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const { figures, instalments, movements } = postBook(book, [], { on });
if (checkBooks(book, { figures, instalments, movements }, on).length > 0) throw new Error('the books do not agree');
const before = postBook({ contract, events: events.slice(0, -1) }, [], { on }).movements;

const ONE_RECEIPT = { capital: '30000.00', interest: '25000.00', vat: '4000.00', total: '59000.00' };

const work = {
  limit: () => {
    const state = { due: new Money(0), capital: new Money('2784000.00') };
    for (let count = 0; count < events.length; count++) bareReceipt(ONE_RECEIPT, state);
    return 1;
  },
  standings: () => standingOn(book, on) && 1,
  replays: () => replayContract(contract, events, { on }) && 1,
  postings: () => postBook(book, before, { on, postedOn: on }) && 1,
  checks: () => checkBooks(book, { figures, instalments, movements }, on) && 1,
};
for (const each of Object.values(work)) perSecond(each);
const rounds = Array.from({ length: ROUNDS }, () =>
  Object.fromEntries(Object.entries(work).map(([name, each]) => [name, perSecond(each)])),
);
const figure = (name) => median(rounds.map((round) => round[name]));
const limit = figure('limit');
const row = (name) => ({
  'per second': Math.round(figure(name)),
  'of the limit': `${((figure(name) / limit) * 100).toFixed(1)} %`,
});

console.table({
  'bare decimal.js arithmetic of 120 receipts (the limit)': row('limit'),
  'where the contract stands (standingOn)': row('standings'),
  'whole life replayed (replayContract)': row('replays'),
  'one more receipt posted to the books (postBook)': row('postings'),
  'books checked (checkBooks)': row('checks'),
});
