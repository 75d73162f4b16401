import {
  postBook,
  quotePrepayment,
  standingOn,
  type Book,
  type LifeContract,
  type LifeEvent,
  type Posting,
} from '@flota/finance';
import { addDays } from '@flota/schemas';
import { randomUUID } from 'node:crypto';

/** What a customer did. Events follow each other; after the last one nothing more is paid. */
export type ContractEvent =
  /** Pays the next instalments on their due dates: so many, or all that fell due. */
  | { does: 'pays on time'; instalments?: number }
  /** Pays the next ones so many days after their due dates, with the late interest. */
  | { does: 'pays late'; days: number; instalments?: number }
  /** Prepays so much capital, some days after what happened last. */
  | { does: 'prepays'; amount: string; daysLater: number }
  /** Pays so much more than was due, which waits for what falls due next. */
  | { does: 'pays in advance'; amount: string; daysLater: number }
  /** Settles it all, some days after what happened last. */
  | { does: 'pays off'; daysLater: number }
  /** Accepts other instalments for what is not due yet, some days after what happened last. */
  | { does: 'restructures'; paymentsLeft: number; graceMonths: number; daysLater: number }
  /** Buys the vehicle of a lease whose rents are all paid. */
  | { does: 'buys the vehicle'; daysLater: number };

export const REFERENCE = 'SPEI';

/** Of money, and not of what is agreed. */
export const referenceOf = ({ type }: Pick<LifeEvent, 'type'>): string => (type === 'restructuring' ? '' : REFERENCE);

/** A contract as it stands, with what happened to it. */
export interface Lived {
  events: LifeEvent[];
  posting: Posting;
}

/**
 * A contract as it stands at the end of day `until`, with everything posted to it.
 *
 * @throws FinanceError when an event is not possible, e.g. a prepayment of a pure lease
 */
export function liveContract(contract: LifeContract, history: readonly ContractEvent[], until: string): Lived {
  const life = new Life(contract);
  for (const event of history) happen(life, event, until);
  return { events: life.events, posting: postBook(life, [], { on: until }) };
}

type Happened = LifeEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'id'> : never) : never;

class Life implements Book {
  readonly events: LifeEvent[] = [];
  private lastOn: string;

  constructor(readonly contract: LifeContract) {
    this.lastOn = contract.startsOn;
  }

  enter(event: Happened): void {
    // In the order in which they happened, however equal their days.
    const order = String(this.events.length).padStart(4, '0');
    this.events.push({ ...event, id: randomUUID(), order });
    this.lastOn = event.on;
  }

  /** Counted from what happened or fell due last. */
  daysLater(days: number): string {
    return addDays(this.lastOn, days);
  }
}

function happen(life: Life, event: ContractEvent, until: string): void {
  switch (event.does) {
    case 'pays on time':
      return payNext(life, { ...event, days: 0 }, until);
    case 'pays late':
      return payNext(life, event, until);
    case 'pays in advance':
      return life.enter({
        type: 'payment',
        on: life.daysLater(event.daysLater),
        amount: event.amount,
        excess: 'advance',
      });
    case 'prepays': {
      const on = life.daysLater(event.daysLater);
      const [effect = 'term'] = life.contract.effects;
      const { total: amount } = quotePrepayment(life.contract, life.events, { capital: event.amount, effect, on });
      return life.enter({ type: 'prepayment', on, amount, capital: event.amount, effect });
    }
    case 'pays off': {
      const on = life.daysLater(event.daysLater);
      return life.enter({ type: 'payoff', on, amount: standingOn(life, on).payoff?.total ?? '0.00' });
    }
    case 'restructures': {
      const { daysLater, graceMonths, paymentsLeft } = event;
      return life.enter({ type: 'restructuring', on: life.daysLater(daysLater), paymentsLeft, graceMonths });
    }
    case 'buys the vehicle': {
      const on = life.daysLater(event.daysLater);
      return life.enter({ type: 'purchase_option', on, amount: standingOn(life, on).purchaseOption ?? '0.00' });
    }
  }
}

function payNext(life: Life, { days, instalments = Infinity }: { days: number; instalments?: number }, until: string) {
  for (let paid = 0; paid < instalments; paid++) {
    const next = standingOn(life, life.daysLater(0)).toPay;
    if (!next) return;
    const on = addDays(next.dueOn, days);
    if (on > until) return;
    const { missing: amount } = standingOn(life, on);
    life.enter({ type: 'payment', on, amount });
  }
}
