import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FinanceError } from '../errors.js';
import { Decimal, sum } from '../money.js';
import { contracts, creditContracts, days, daysOf, financialLeaseContracts, histories } from '../testing/histories.js';
import {
  capitalWithin,
  type LifeContract,
  type LifeEvent,
  type PrepaymentEffect,
  type PrepaymentQuote,
  previewPrepayment,
  quotePrepayment,
  replayContract,
} from './index.js';

// The suite draws some; `npm run conformance` draws thousands.
const RUNS = { numRuns: Number(process.env.CONFORMANCE_HISTORIES ?? 40) };

/** Terms too small to be paid down in whole cents are refused; that is not what is asked here. */
function skipRefused(contract: LifeContract): void {
  try {
    replayContract(contract, [], { on: contract.startsOn });
  } catch (error) {
    fc.pre(!(error instanceof FinanceError));
    throw error;
  }
}

const total = (texts: readonly string[]): Decimal => sum(texts.map((text) => new Decimal(text)));

describe('the life of a contract', () => {
  it('owes the same in whatever order its events were entered', () => {
    const shuffled = histories.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
    fc.assert(
      fc.property(contracts, shuffled, days, (contract, [events, mixed], on) => {
        skipRefused(contract);
        expect(replayContract(contract, mixed, { on })).toEqual(replayContract(contract, events, { on }));
      }),
      RUNS,
    );
  });

  it('does not know on a day what comes after it', () => {
    fc.assert(
      fc.property(contracts, histories, days, (contract, events, on) => {
        skipRefused(contract);
        const known = events.filter((event) => event.type === 'reversal' || event.on <= on);
        expect(replayContract(contract, known, { on })).toEqual(replayContract(contract, events, { on }));
      }),
      RUNS,
    );
  });

  it('is as if what was taken back had never been', () => {
    fc.assert(
      fc.property(contracts, histories, days, (contract, events, on) => {
        skipRefused(contract);
        const taken = new Set(events.flatMap((event) => (event.type === 'reversal' ? [event.of] : [])));
        const held = events.filter((event) => event.type !== 'reversal' && !taken.has(event.id));
        expect(replayContract(contract, held, { on })).toEqual(replayContract(contract, events, { on }));
      }),
      RUNS,
    );
  });

  it('keeps no credit while anything is due, and pays no more of anything than is owed', () => {
    fc.assert(
      fc.property(contracts, histories, days, (contract, events, on) => {
        skipRefused(contract);
        const { position } = replayContract(contract, events, { on });
        if (new Decimal(position.credit).gt(0)) expect(position.dueNow).toBe('0.00');
        for (const amount of Object.values<string>({ ...position.due })) expect(new Decimal(amount).gte(0)).toBe(true);
        expect(new Decimal(position.outstandingCapital).gte(0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('has books that close: every peso received is in an allocation, in credit, or was given back', () => {
    fc.assert(
      fc.property(contracts, histories, days, (contract, events, on) => {
        skipRefused(contract);
        const { movements, position } = replayContract(contract, events, { on });
        expect(total(movements.map(({ credit }) => credit)).toFixed(2)).toBe(position.credit);
        for (const { allocations, amount, credit, kind } of movements) {
          if (!['payment', 'prepayment', 'payoff', 'waiver', 'application', 'credit_to_capital'].includes(kind))
            continue;
          const paid = total(allocations.flatMap(({ instalment: _, ...parts }) => Object.values<string>(parts)));
          expect(paid.plus(credit).toFixed(2)).toBe(new Decimal(amount).negated().plus(0).toFixed(2));
        }
        const owed = new Decimal(movements.at(-1)?.dueBalance ?? 0).plus(position.credit);
        const late = total([position.due.lateInterest, position.due.lateVat]);
        const charged = new Decimal(position.dueNow);
        // Late interest is written down when something is done about it; until then only the position has it.
        expect(owed.lte(charged) && owed.gte(charged.minus(late))).toBe(true);
      }),
      RUNS,
    );
  });

  it('pays down exactly what was lent', () => {
    fc.assert(
      fc.property(fc.oneof(creditContracts, financialLeaseContracts), histories, days, (contract, events, on) => {
        skipRefused(contract);
        const { movements, position } = replayContract(contract, events, { on });
        const lent = movements.find(({ kind }) => kind === 'disbursement')?.capital ?? '0.00';
        const paid = total(movements.flatMap(({ allocations }) => allocations.map(({ capital }) => capital)));
        expect(paid.plus(position.outstandingCapital).toFixed(2)).toBe(lent);
      }),
      RUNS,
    );
  });

  it('is never cheaper by steps: paying capital and then all the rest costs what paying all costs', () => {
    fc.assert(
      fc.property(
        fc.oneof(creditContracts, financialLeaseContracts),
        histories.chain(daysOf),
        share,
        effects,
        (drawn, [events, on], part, effect) => {
          const contract = { ...drawn, minimumPrepaymentPayments: 0 };
          skipRefused(contract);
          const { payoff } = replayContract(contract, events, { on });
          fc.pre(payoff !== null && new Decimal(payoff.credit).eq(0) && new Decimal(payoff.principal).gt(1));
          if (!payoff) return;
          const capital = new Decimal(payoff.principal).times(part).toFixed(2);
          const quote = quoteOrNull(contract, events, { on, capital, effect });
          fc.pre(quote !== null);
          if (!quote) return;
          // Other money to capital that counts after it on its day is split otherwise into capital and VAT, by a cent.
          fc.pre(!events.some((event) => event.on === on && TO_CAPITAL_LATER.has(event.type)));
          const after = replayContract(contract, [...events, prepaid(quote, { on, effect })], { on });
          const rest = after.payoff?.total ?? '0.00';
          expect(new Decimal(quote.total).plus(rest).toFixed(2)).toBe(payoff.total);
        },
      ),
      RUNS,
    );
  });

  it('takes for capital what was quoted, whatever else there is of the day', () => {
    fc.assert(
      fc.property(
        fc.oneof(creditContracts, financialLeaseContracts),
        histories.chain(daysOf),
        share,
        effects,
        (drawn, [events, on], part, effect) => {
          const contract = { ...drawn, minimumPrepaymentPayments: 0 };
          skipRefused(contract);
          const before = replayContract(contract, events, { on });
          // What is owed because money was taken back is paid first.
          fc.pre(!before.movements.some(({ credit }) => new Decimal(credit).lt(0)));
          const capital = new Decimal(before.payoff?.principal ?? 0).times(part).toFixed(2);
          const quote = quoteOrNull(contract, events, { on, capital, effect });
          fc.pre(quote !== null);
          if (!quote) return;
          const after = replayContract(contract, [...events, prepaid(quote, { on, effect })], { on });
          const { instalments, movements, position } = after;
          // With credit that waited it may pay all there is.
          fc.pre(position.paidOffOn === null);
          const posted = movements.find(({ event }) => event === PREPAID);
          expect(posted?.credit).toBe('0.00');
          const toCapital = posted?.allocations.find(({ instalment }) => instalment === 0);
          expect(toCapital).toMatchObject({ capital: quote.capital, interest: quote.interest, vat: quote.vat });
          const toCome = instalments.filter(({ dueOn }) => dueOn > on);
          if (toCome.length > 0) expect(toCome.at(-1)?.dueOn).toBe(quote.newLastDueOn);
        },
      ),
      RUNS,
    );
  });

  it('turns so much credit into capital as was quoted, whatever else there is of the day', () => {
    fc.assert(
      fc.property(creditContracts, histories.chain(daysOf), share, effects, (drawn, [events, on], part, effect) => {
        const contract = { ...drawn, minimumPrepaymentPayments: 0 };
        skipRefused(contract);
        const { credit } = replayContract(contract, events, { on }).position;
        fc.pre(new Decimal(credit).gt(1));
        const amount = new Decimal(credit).times(part).toFixed(2);
        const book = { contract, events };
        const capital = capitalWithin(book, { on, money: amount, ofCredit: true });
        const preview = orNull(() => previewPrepayment(book, { on, capital, effect, ofCredit: true }));
        fc.pre(preview !== null);
        if (!preview) return;
        const { after, quote } = preview;
        const turned: LifeEvent = { type: 'credit_to_capital', id: PREPAID, on, amount, effect };
        const { instalments, movements, position } = replayContract(contract, [...events, turned], { on });
        const toCapital = movements
          .find(({ event }) => event === PREPAID)
          ?.allocations.find(({ instalment }) => instalment === 0);
        expect(toCapital).toMatchObject({ capital: quote.capital, interest: quote.interest, vat: quote.vat });
        expect(position.paidOffOn !== null).toBe(after.balance === '0.00');
        const toCome = instalments.filter(({ dueOn }) => dueOn > on);
        if (position.paidOffOn === null) expect(toCome.at(-1)?.dueOn).toBe(quote.newLastDueOn);
      }),
      RUNS,
    );
  });
});

const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const effects = fc.constantFrom('term' as const, 'payment' as const, 'balloon' as const);

const TO_CAPITAL_LATER: ReadonlySet<string> = new Set(['credit_to_capital', 'payoff']);
/** After others of its day and type. */
const PREPAID = 'x';
const prepaid = (
  { capital, total: amount }: PrepaymentQuote,
  { effect, on }: { effect: PrepaymentEffect; on: string },
): LifeEvent => ({ type: 'prepayment', id: PREPAID, on, amount, capital, effect });

const quoteOrNull = (...ask: Parameters<typeof quotePrepayment>) => orNull(() => quotePrepayment(...ask));

function orNull<T>(calculate: () => T): T | null {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof FinanceError) return null;
    throw error;
  }
}
