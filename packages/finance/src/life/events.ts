import type { FinancingTerms } from '../terms.js';

/** What money to capital changes: fewer payments, lower ones, or a smaller balloon. */
export type PrepaymentEffect = 'term' | 'payment' | 'balloon';

/** What happens to money beyond what is due and the next instalment: it becomes capital, or waits for the following ones. */
export type Excess = 'capital' | 'advance';

/** What was agreed. Days are `YYYY-MM-DD`, amounts MXN as text, rates percent, VAT rates fractions. */
export interface LifeContract {
  terms: FinancingTerms;
  /** The day of disbursement: from it on the contract bears interest. */
  startsOn: string;
  firstDueOn: string;
  late: {
    /** How many times the ordinary rate the late rate is. */
    multiplier: string;
    /** Late interest runs on overdue capital, or on capital and unpaid interest (`base`). */
    base: 'capital' | 'base';
    vatRate: string;
  };
  /** The least capital of a prepayment, in level payments. */
  minimumPrepaymentPayments: number;
  excess: Excess;
  /** Those the plan allows; the first one is used where nobody chose. None of a pure lease. */
  effects: readonly PrepaymentEffect[];
}

interface Entry {
  /** Belongs to the event, as a receipt's number does: it orders events of one day and type. */
  id: string;
  /** Orders them in place of an id that says nothing, and is itself the receipt's number. */
  order?: string;
  /** Value date: the day the money came, or the thing took effect. */
  on: string;
  /** The day it was entered; `on` where it is missing. Changes nothing that is owed. */
  enteredOn?: string;
  /** The instant of it, ISO in UTC; missing of what is not entered yet. */
  enteredAt?: string;
}

/** What happened to a contract, with its two dates. Amounts are positive, MXN with two decimals. */
export type LifeEvent =
  | (Entry & { type: 'payment'; amount: string; excess?: Excess; effect?: PrepaymentEffect })
  /** `amount` is the money that came; `capital` what was asked of it. */
  | (Entry & { type: 'prepayment'; amount: string; capital: string; effect: PrepaymentEffect })
  | (Entry & { type: 'payoff'; amount: string })
  /** Buys a leased vehicle once every rent is paid. */
  | (Entry & { type: 'purchase_option'; amount: string })
  | (Entry & { type: 'credit_to_capital'; amount: string; effect?: PrepaymentEffect })
  /** Credit that leaves the contract, to the holder's bank account or to another contract. */
  | (Entry & { type: 'refund' | 'transfer'; amount: string })
  /** Late interest and its VAT that the lender forgives of an instalment. */
  | (Entry & { type: 'waiver'; amount: string; instalment: number })
  /**
   * The capital not yet due is paid in so many instalments from the running one on, the first `graceMonths` of which pay
   * interest alone. Moves no money; what is due stays due.
   */
  | (Entry & { type: 'restructuring'; paymentsLeft: number; graceMonths: number })
  /** From now on, what happens to money beyond what is due. */
  | (Entry & { type: 'instruction'; excess: Excess })
  /** Voids another event, from that event's own day on. */
  | (Entry & { type: 'reversal'; of: string; reason?: string });

export type EventType = LifeEvent['type'];

/** All that is known of a contract's money: what was agreed, and what happened since. */
export interface Book {
  contract: LifeContract;
  /** In any order. */
  events: readonly LifeEvent[];
}

/** The order of one day's events; due dates come before them all. */
const RANK: Record<Exclude<EventType, 'reversal'>, number> = {
  instruction: 0,
  waiver: 1,
  payment: 2,
  prepayment: 3,
  credit_to_capital: 4,
  restructuring: 5,
  payoff: 6,
  purchase_option: 7,
  refund: 8,
  transfer: 8,
};

/** An event that moves something; a reversal only takes another one away. */
export type StandingEvent = Exclude<LifeEvent, { type: 'reversal' }>;

/** Whether an event counts: nothing that counts takes it back. A reversal may be taken back in its turn. */
export function isInForce(events: readonly LifeEvent[], id: string): boolean {
  return !events.some((event) => event.type === 'reversal' && event.of === id && isInForce(events, event.id));
}

/** The events that hold, in the order in which they count, so that the order of entering never matters. */
export function eventsInForce(events: readonly LifeEvent[]): StandingEvent[] {
  const reversals = events.filter((event) => event.type === 'reversal');
  return events
    .filter((event): event is StandingEvent => event.type !== 'reversal' && isInForce(reversals, event.id))
    .sort(inOrder);
}

/** Where an event counts among the others. */
export type Place = Pick<StandingEvent, 'id' | 'order' | 'on' | 'type'>;

/** Sorts after whatever ids and orders there are. */
const LAST = '\uffff';

/** Where one of that type counts which is entered now: after those of its day and type. */
export const placeOf = <const Type extends StandingEvent['type']>(type: Type, on: string): Place & { type: Type } => ({
  type,
  on,
  id: LAST,
  order: LAST,
});

/** Those in force that count before it, whether it is one of them or yet to be entered. */
export const countedBefore = (events: readonly LifeEvent[], place: Place): StandingEvent[] =>
  eventsInForce(events).filter((event) => inOrder(event, place) < 0);

const inOrder = (a: Place, b: Place): number =>
  compare(a.on, b.on) ||
  RANK[a.type] - RANK[b.type] ||
  compare(a.order ?? a.id, b.order ?? b.id) ||
  compare(a.id, b.id);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
