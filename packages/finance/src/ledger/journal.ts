import { Decimal, moneyText, ZERO } from '../money.js';
import { allocate } from './allocate.js';
import { laterOf } from './dates.js';
import {
  NO_INSTALMENT,
  type Ledger,
  type LedgerAllocation,
  type LedgerInstalment,
  type LedgerMovement,
  type MovementKind,
  type Posting,
} from './ledger.js';
import { negated, partsText, totalOf, type Amounts } from './parts.js';
import { newLine } from './schedule.js';

interface Charge {
  kind: MovementKind;
  on: string;
  parts: Amounts;
  instalmentNumber?: number;
}

interface Settlement {
  kind: 'prepayment' | 'payoff';
  on: string;
  parts: Amounts;
  /** At least what the parts and everything owed come to. */
  money: Decimal;
  reference: string;
  /** The lines still to be charged afterwards. */
  toCome: readonly LedgerInstalment[];
}

interface Receipt {
  kind: 'payment' | 'application';
  on: string;
  /** Money at hand, positive. What nothing is owed of stays unapplied. */
  money: Decimal;
  reference?: string;
}

/** Movements being posted, and the ledger after the last of them. Belongs to the call that makes it. */
export class Journal {
  private readonly movements: LedgerMovement[] = [];

  constructor(private current: Ledger) {}

  get ledger(): Ledger {
    return this.current;
  }

  /** What was charged and not settled, oldest first. */
  get owed(): LedgerInstalment[] {
    return this.current.instalments.filter(isOwed);
  }

  /** Puts lines in place of those with the same number. */
  replace(lines: readonly LedgerInstalment[]): void {
    const byNumber = new Map(lines.map((line) => [line.number, line]));
    this.rewrite(this.current.instalments.map((line) => byNumber.get(line.number) ?? line));
  }

  private rewrite(instalments: readonly LedgerInstalment[]): void {
    this.current = { ...this.current, instalments };
  }

  charge({ kind, on, parts, instalmentNumber }: Charge): void {
    this.book({ kind, on, parts, unapplied: ZERO, reference: '', allocations: [], instalmentNumber });
  }

  /** Pays what is owed, oldest first; what is left over stays unapplied. An application only moves money it has. */
  receive({ kind, on, money, reference = '' }: Receipt): void {
    const postedOn = laterOf(on, this.current.postedOn);
    const { allocations, lines, paid, rest } = allocate(this.owed, money, postedOn);
    this.replace(lines);
    const isPaidOff = this.current.instalments.every((line) => line.kind === 'purchase_option' || line.settledOn);
    if (isPaidOff) this.current = { ...this.current, paidOffOn: this.current.paidOffOn ?? postedOn };
    const unapplied = kind === 'payment' ? rest.negated() : money.minus(rest);
    this.book({ kind, on, parts: negated(paid), unapplied, reference, allocations });
  }

  /**
   * Charges capital before it is due and pays it at once, by a line that is there only meanwhile. A payoff takes the
   * money received before with it; a prepayment leaves it to the instalments it was meant for.
   */
  settle({ kind, on, parts, money, reference, toCome }: Settlement): void {
    const charged = this.current.instalments.filter((line) => line.charged);
    const line = newLine({
      number: NO_INSTALMENT,
      kind: 'regular',
      dueOn: on,
      parts: partsText(parts),
      balance: '0.00',
    });
    this.rewrite([...charged, ...toCome, { ...line, charged: true }]);
    this.charge({ kind, on, parts });
    if (kind === 'payoff') this.applyUnapplied(on);
    if (money.gt(0)) this.receive({ kind: 'payment', on, money, reference });
    this.rewrite(this.current.instalments.filter(({ number }) => number !== NO_INSTALMENT));
  }

  /** Money received before goes to what is owed now. */
  applyUnapplied(on: string): void {
    const money = new Decimal(this.current.unapplied);
    if (money.gt(0) && this.owed.length > 0) this.receive({ kind: 'application', on, money });
  }

  posting(): Posting {
    return { ledger: this.current, movements: this.movements };
  }

  /** An entry is never dated before the one it follows. */
  private book(entry: {
    kind: MovementKind;
    on: string;
    parts: Amounts;
    /** Less than zero when it becomes unapplied, more when it is applied. */
    unapplied: Decimal;
    reference: string;
    allocations: LedgerAllocation[];
    instalmentNumber?: number | undefined;
  }): void {
    const { kind, parts, unapplied, reference, allocations, instalmentNumber = null } = entry;
    const before = this.current;
    const amount = totalOf(parts).plus(unapplied);
    // What is lent is owed in instalments; what is charged does not change how much capital is owed, paying it does.
    const dueChange = kind === 'disbursement' ? ZERO : amount;
    const capitalChange = kind === 'disbursement' || parts.capital.isNegative() ? parts.capital : ZERO;
    this.current = {
      ...before,
      sequence: before.sequence + 1,
      postedOn: laterOf(entry.on, before.postedOn),
      dueBalance: moneyText(dueChange.plus(before.dueBalance)),
      outstandingCapital: moneyText(capitalChange.plus(before.outstandingCapital)),
      unapplied: moneyText(new Decimal(before.unapplied).minus(unapplied)),
    };
    const { sequence, postedOn, dueBalance, outstandingCapital: capitalBalance } = this.current;
    this.movements.push({
      ...partsText(parts),
      sequence,
      kind,
      postedOn,
      instalmentNumber,
      amount: moneyText(amount),
      unapplied: moneyText(unapplied),
      dueBalance,
      capitalBalance,
      reference,
      allocations,
    });
  }
}

export const isOwed = ({ charged, settledOn }: LedgerInstalment): boolean => charged && settledOn === null;
