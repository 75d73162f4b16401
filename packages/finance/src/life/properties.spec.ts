import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FinanceError } from '../errors.js';
import { Decimal, sum } from '../money.js';
import { contracts, creditContracts, days, financialLeaseContracts, histories } from '../testing/histories.js';
import { quotePrepayment, replayContract, type LifeContract, type LifeEvent } from './index.js';

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
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    const effects = fc.constantFrom('term' as const, 'payment' as const, 'balloon' as const);
    fc.assert(
      fc.property(
        fc.oneof(creditContracts, financialLeaseContracts),
        histories,
        days,
        share,
        effects,
        (drawn, events, on, part, effect) => {
          const contract = { ...drawn, minimumPrepaymentPayments: 0 };
          skipRefused(contract);
          const { payoff } = replayContract(contract, events, { on });
          fc.pre(payoff !== null && new Decimal(payoff.credit).eq(0) && new Decimal(payoff.principal).gt(1));
          if (!payoff) return;
          const capital = new Decimal(payoff.principal).times(part).toFixed(2);
          const quote = quoteOrNull(contract, events, { on, capital, effect });
          fc.pre(quote !== null);
          if (!quote) return;
          // After everything else of the day, and with an id of its own.
          const steps: LifeEvent[] = events.filter((event) => event.on <= on || event.type === 'reversal');
          fc.pre(!steps.some((event) => event.on === on));
          const prepaid: LifeEvent = { type: 'prepayment', id: 'x', on, amount: quote.total, capital, effect };
          const after = replayContract(contract, [...steps, prepaid], { on });
          const rest = after.payoff?.total ?? '0.00';
          expect(new Decimal(quote.total).plus(rest).toFixed(2)).toBe(payoff.total);
        },
      ),
      RUNS,
    );
  });
});

function quoteOrNull(...ask: Parameters<typeof quotePrepayment>) {
  try {
    return quotePrepayment(...ask);
  } catch (error) {
    if (error instanceof FinanceError) return null;
    throw error;
  }
}
