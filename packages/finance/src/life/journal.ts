import { amountsOf, NOTHING, partsText, totalOf, type Amounts } from './parts.js';
import type { Parts } from './ledger.js';
import { moneyText, ZERO, type Decimal } from '../money.js';
import type { EventType } from './events.js';

/** What falls due by itself, and what happens through an event of that type. */
export type JournalKind =
  | 'disbursement'
  | 'instalment'
  | 'balloon'
  | 'late_interest'
  /** Capital before its day, with the interest and VAT that go with it. */
  | 'capital'
  /** The same of all of it, which settles the contract. */
  | 'settlement'
  /** Credit that paid what fell due. */
  | 'application'
  | Exclude<EventType, 'instruction' | 'restructuring' | 'reversal'>;

/** In place of an instalment's number: capital that was paid before its day. */
export const BEFORE_ITS_DAY = 0;

/** What money paid of one line, or of {@link BEFORE_ITS_DAY}. MXN with two decimals. */
export interface JournalAllocation extends Parts {
  instalment: number;
}

/** One line of the books. MXN with two decimals. */
export interface JournalMovement extends Parts {
  sequence: number;
  on: string;
  kind: JournalKind;
  /** The event that it comes from; `null` for what falls due by itself. */
  event: string | null;
  instalment: number | null;
  /** Charges and money given back are positive, money received and waived is negative. */
  amount: string;
  /** How much more credit there is after it, or less. */
  credit: string;
  allocations: JournalAllocation[];
  /** Sum of all amounts so far but the disbursement's: what was charged and is unpaid, less credit. */
  dueBalance: string;
}

export interface Allocation {
  instalment: number;
  parts: Amounts;
}

interface Entry {
  on: string;
  kind: JournalKind;
  event?: string | null;
  instalment?: number | null;
  parts?: Amounts;
  amount: Decimal;
  credit?: Decimal;
  allocations?: readonly Allocation[];
}

/** Everything that moved, in order. */
export class Journal {
  private readonly entries: JournalMovement[] = [];
  private dueBalance = ZERO;

  get movements(): readonly JournalMovement[] {
    return this.entries;
  }

  disburse(on: string, principal: Decimal): void {
    if (principal.isZero()) return;
    this.write({ on, kind: 'disbursement', parts: { ...NOTHING, capital: principal }, amount: principal }, ZERO);
  }

  /** Something is owed from that day on. */
  charge(on: string, kind: JournalKind, instalment: number | null, parts: Partial<Amounts>): void {
    const amounts = { ...NOTHING, ...parts };
    const amount = totalOf(amounts);
    if (!amount.isZero()) this.write({ on, kind, instalment, parts: amounts, amount }, amount);
  }

  /** Money that came, went or was forgiven, and what it paid. */
  move(entry: Entry): void {
    this.write(entry, entry.amount);
  }

  private write({ on, kind, event, instalment, parts, amount, credit, allocations }: Entry, due: Decimal): void {
    this.dueBalance = this.dueBalance.plus(due);
    this.entries.push({
      ...partsText(parts ?? amountsOf({})),
      sequence: this.entries.length + 1,
      on,
      kind,
      event: event ?? null,
      instalment: instalment ?? null,
      amount: moneyText(amount),
      credit: moneyText(credit ?? ZERO),
      allocations: (allocations ?? []).map((each) => ({ ...partsText(each.parts), instalment: each.instalment })),
      dueBalance: moneyText(this.dueBalance),
    });
  }
}
