import { totalOf } from './parts.js';
import { Decimal, sum, ZERO } from '../money.js';
import { minimumCapital } from './agreement.js';
import type { Excess, LifeEvent, PrepaymentEffect, StandingEvent } from './events.js';
import type { Fold } from './fold.js';
import type { Allocation } from './journal.js';

type Of<Type extends LifeEvent['type']> = Extract<LifeEvent, { type: Type }>;

/** What an event did: what its money paid, and its amount as the journal has it. */
interface Effect {
  amount: Decimal;
  allocations: Allocation[];
}

/** The customer's standing wish for money beyond what is due. */
export interface Wishes {
  excess: Excess;
}

/** Folds one event into the contract. */
export function take(fold: Fold, wishes: Wishes, event: StandingEvent): void {
  const { id, on, type } = event;
  fold.advanceTo(on);
  const before = fold.credit;
  const { amount, allocations } = effectOf(fold, wishes, event);
  allocations.push(...fold.settleIfReached(on, { buying: type === 'payoff' }));
  if (type === 'instruction' || type === 'restructuring') return;
  fold.journal.move({ on, kind: type, event: id, amount, credit: fold.credit.minus(before), allocations });
}

function effectOf(fold: Fold, wishes: Wishes, event: StandingEvent): Effect {
  switch (event.type) {
    case 'payment':
      return takePayment(fold, wishes, event);
    case 'prepayment':
      return takePrepayment(fold, event);
    case 'payoff':
      return takePayoff(fold, event);
    case 'purchase_option':
      return takePurchase(fold, event);
    case 'credit_to_capital':
      return turnCredit(fold, event);
    case 'waiver':
      return waive(fold, event);
    case 'refund':
    case 'transfer':
      fold.credit = fold.credit.minus(event.amount);
      return { amount: new Decimal(event.amount), allocations: [] };
    case 'restructuring':
      fold.restructure(event);
      return { amount: ZERO, allocations: [] };
    case 'instruction':
      wishes.excess = event.excess;
      return { amount: ZERO, allocations: [] };
  }
}

/** Pays what is due, then what is owed because money was taken back; the rest is credit for now. */
function receive(fold: Fold, text: string, on: string): { allocations: Allocation[]; rest: Decimal } {
  const { allocations, rest } = fold.payDue(new Decimal(text), on);
  const owedBack = Decimal.max(fold.credit.negated(), ZERO);
  fold.credit = fold.credit.plus(rest);
  return { allocations, rest: Decimal.max(rest.minus(owedBack), ZERO) };
}

/** Turns so much of the credit into capital, as far as it reaches. */
function capitalise(
  fold: Fold,
  on: string,
  { money, effect, most }: { money: Decimal; effect: PrepaymentEffect; most?: Decimal },
): Allocation[] {
  const { allocations, rest } = fold.payCapital(money, on, effect, most);
  fold.credit = fold.credit.minus(money.minus(rest));
  return allocations;
}

function takePayment(fold: Fold, wishes: Wishes, { amount, effect, excess, on }: Of<'payment'>): Effect {
  const nextTotal = fold.next?.total ?? ZERO;
  const creditBefore = Decimal.max(fold.credit, ZERO);
  const { allocations, rest } = receive(fold, amount, on);
  allocations.push(...fold.settleIfReached(on));
  const chosen = effect ?? fold.agreement.effects[0];
  if ((excess ?? wishes.excess) === 'capital' && chosen && !fold.paidOffOn) {
    const forNext = Decimal.max(nextTotal.minus(creditBefore), ZERO);
    const money = Decimal.max(rest.minus(forNext), ZERO);
    if (money.gt(0) && fold.capitalFor(money, on).gte(minimumCapital(fold.agreement, fold.schedule))) {
      allocations.push(...capitalise(fold, on, { money, effect: chosen }));
    }
  }
  return { amount: new Decimal(amount).negated(), allocations };
}

/** The capital that was asked, and no more; never out of credit that was there. */
function takePrepayment(fold: Fold, { amount, capital, effect, on }: Of<'prepayment'>): Effect {
  const { allocations, rest } = receive(fold, amount, on);
  allocations.push(...capitalise(fold, on, { money: rest, effect, most: new Decimal(capital) }));
  return { amount: new Decimal(amount).negated(), allocations };
}

/** Settles the contract; if the past was re-derived and it does not, its money goes to capital. */
function takePayoff(fold: Fold, { amount, on }: Of<'payoff'>): Effect {
  const { allocations, rest } = receive(fold, amount, on);
  allocations.push(...fold.settleIfReached(on, { buying: true }));
  const [effect] = fold.agreement.effects;
  if (!fold.paidOffOn && effect) allocations.push(...capitalise(fold, on, { money: rest, effect }));
  return { amount: new Decimal(amount).negated(), allocations };
}

/** Buys the leased vehicle; while anything else is to be paid first, its money is credit. */
function takePurchase(fold: Fold, { amount, on }: Of<'purchase_option'>): Effect {
  const { allocations } = receive(fold, amount, on);
  allocations.push(...fold.buy(on));
  return { amount: new Decimal(amount).negated(), allocations };
}

function turnCredit(fold: Fold, { amount, effect, on }: Of<'credit_to_capital'>): Effect {
  const money = Decimal.max(Decimal.min(fold.credit, amount), ZERO);
  const chosen = effect ?? fold.agreement.effects[0];
  return { amount: ZERO, allocations: chosen ? capitalise(fold, on, { money, effect: chosen }) : [] };
}

/** No money: the lender forgives what a line bore for being late. */
function waive(fold: Fold, { amount, instalment, on }: Of<'waiver'>): Effect {
  const allocations = fold.waive(instalment, new Decimal(amount), on);
  return { amount: sum(allocations.map(({ parts }) => totalOf(parts))).negated(), allocations };
}
