import {
  chargeDue,
  openContract,
  payoffOn,
  positionOn,
  postPayment,
  postPayoff,
  postPrepayment,
  postPurchaseOption,
  simulateLedgerPrepayment,
  type ContractTerms,
  type Ledger,
  type LedgerMovement,
  type Posting,
} from '@flota/finance';
import { addDays } from '@flota/schemas';

/** What a customer did. Events follow each other; after the last one nothing more is paid. */
export type ContractEvent =
  /** Pays the next instalments on their due dates: so many, or all that fell due. */
  | { does: 'pays on time'; instalments?: number }
  /** Pays the next ones so many days after their due dates, with the late interest. */
  | { does: 'pays late'; days: number; instalments?: number }
  /** Prepays so much capital, some days after what happened last. */
  | { does: 'prepays'; amount: string; daysLater: number }
  /** Settles it all, some days after what happened last. */
  | { does: 'pays off'; daysLater: number }
  /** Buys the vehicle of a lease whose rents are all paid. */
  | { does: 'buys the vehicle'; daysLater: number };

const REFERENCE = 'SPEI';

/**
 * A contract as it stands at the end of day `until`, with everything posted to it.
 *
 * @throws FinanceError when an event is not possible, e.g. a prepayment while something is owed
 */
export function liveContract(contract: ContractTerms, history: readonly ContractEvent[], until: string): Posting {
  const life = new Life(openContract(contract));
  for (const event of history) happen(life, event, until);
  life.post((ledger) => chargeDue(ledger, until));
  return life.posting;
}

class Life {
  private readonly movements: LedgerMovement[];
  ledger: Ledger;

  constructor(opening: Posting) {
    this.ledger = opening.ledger;
    this.movements = [...opening.movements];
  }

  get posting(): Posting {
    return { ledger: this.ledger, movements: this.movements };
  }

  post(posting: (ledger: Ledger) => Posting): void {
    const { ledger, movements } = posting(this.ledger);
    this.ledger = ledger;
    this.movements.push(...movements);
  }

  daysLater(days: number): string {
    return addDays(this.ledger.postedOn, days);
  }
}

function happen(life: Life, event: ContractEvent, until: string): void {
  switch (event.does) {
    case 'pays on time':
      return payNext(life, { ...event, days: 0 }, until);
    case 'pays late':
      return payNext(life, event, until);
    case 'prepays': {
      const on = life.daysLater(event.daysLater);
      const { total: amount } = simulateLedgerPrepayment(life.ledger, { amount: event.amount, on });
      return life.post((ledger) => postPrepayment(ledger, { amount, on, reference: REFERENCE }));
    }
    case 'pays off': {
      const on = life.daysLater(event.daysLater);
      const { total: amount } = payoffOn(life.ledger, on);
      return life.post((ledger) => postPayoff(ledger, { amount, on, reference: REFERENCE }));
    }
    case 'buys the vehicle': {
      const on = life.daysLater(event.daysLater);
      const amount = life.ledger.instalments.at(-1)?.total ?? '0.00';
      return life.post((ledger) => postPurchaseOption(ledger, { amount, on, reference: REFERENCE }));
    }
  }
}

function payNext(life: Life, { days, instalments = Infinity }: { days: number; instalments?: number }, until: string) {
  for (let paid = 0; paid < instalments; paid++) {
    const next = life.ledger.instalments.find(({ kind, settledOn }) => kind === 'regular' && settledOn === null);
    if (!next) return;
    const on = addDays(next.dueOn, days);
    if (on > until) return;
    const { dueNow: amount } = positionOn(life.ledger, on);
    life.post((ledger) => postPayment(ledger, { amount, on, reference: REFERENCE }));
  }
}
