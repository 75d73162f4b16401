/**
 * How many payments one core posts in a second to a contract of 72 instalments, each with its charge and allocation, how
 * many whole histories it checks, and how many lives of 120 receipts it replays. The limit is the same sums done with decimal.js and nothing else: no text, no rows.
 *
 * Run `npm run build -w @flota/finance` first, then `node bench/finance/ledger.mjs`.
 */
import { Decimal } from 'decimal.js';
import {
  addMonths,
  checkLedger,
  openContract,
  postPayment,
  replayContract,
} from '../../packages/finance/dist/index.js';

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
  signedOn: '2025-01-15',
  firstDueOn: '2025-02-15',
  late: { multiplier: '2', base: 'base', vatRate: '0.16' },
  minimumPrepaymentPayments: 3,
};

/** A contract from signing to its last payment, every instalment on its day. */
function paidOff() {
  const opening = openContract(contract);
  const movements = [...opening.movements];
  let { ledger } = opening;
  for (const { total: amount, dueOn: on } of opening.ledger.instalments) {
    const posting = postPayment(ledger, { amount, on, reference: 'SPEI' });
    ledger = posting.ledger;
    movements.push(...posting.movements);
  }
  return { ledger, movements };
}

const Money = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** The arithmetic of one payment: three parts paid off, and the balances after the charge and after the payment. */
function barePayment({ capital, interest, vat, total }, state) {
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

/** A life in parts: 120 receipts over the 72 months, so that each instalment takes two or waits for the next. */
const life = {
  contract: {
    ...contract,
    startsOn: contract.signedOn,
    late: { ...contract.late, base: 'capital' },
    excess: 'capital',
    effects: ['term', 'payment'],
  },
  events: Array.from({ length: 120 }, (_, index) => ({
    id: `e${String(index).padStart(3, '0')}`,
    type: 'payment',
    on: new Date(Date.parse(contract.firstDueOn) + index * 18 * DAY_MS).toISOString().slice(0, 10),
    amount: index % 2 ? '45000.00' : '35000.00',
  })),
  on: '2031-01-20',
};

/** Payments of one contract after the other, for a round. */
function perSecond(work) {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < ROUND_MS) count += work();
  return (count * 1000) / (performance.now() - start);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const history = paidOff();
if (history.ledger.paidOffOn !== addMonths(contract.firstDueOn, TERM_MONTHS - 1)) throw new Error('not paid off');
if (checkLedger(history.ledger, history.movements).length > 0) throw new Error('the ledger does not agree');

const work = {
  payments: () => {
    paidOff();
    return TERM_MONTHS;
  },
  limit: () => {
    const state = { due: new Money(0), capital: new Money('2784000.00') };
    for (const line of history.ledger.instalments) barePayment(line, state);
    return TERM_MONTHS;
  },
  checks: () => {
    checkLedger(history.ledger, history.movements);
    return 1;
  },
  replays: () => {
    replayContract(life.contract, life.events, { on: life.on });
    return 1;
  },
};
for (const each of Object.values(work)) perSecond(each);
const rounds = Array.from({ length: ROUNDS }, () => ({
  payments: perSecond(work.payments),
  limit: perSecond(work.limit),
  checks: perSecond(work.checks),
  replays: perSecond(work.replays),
}));
const figure = (name) => median(rounds.map((round) => round[name]));
const limit = figure('limit');

console.table({
  'payment posted, of 72 instalments': {
    'per second': Math.round(figure('payments')),
    'of the limit': `${Math.round((figure('payments') / limit) * 100)} %`,
  },
  'bare decimal.js arithmetic (the limit)': { 'per second': Math.round(limit), 'of the limit': '100 %' },
  'life of 120 receipts replayed': { 'per second': Math.round(figure('replays')), 'of the limit': '' },
  'history of 72 payments checked': { 'per second': Math.round(figure('checks')), 'of the limit': '' },
});
