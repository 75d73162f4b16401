import { Decimal, moneyText, sum } from '../money.js';
import { chargeDue } from './charge-due.js';
import { daysBetween } from './dates.js';
import { isOwed } from './journal.js';
import { lateAccruals, type LateAccrual } from './late-charges.js';
import type { InstalmentKind, Ledger, LedgerInstalment, Parts } from './ledger.js';
import { partsText, sumOfParts, totalOf, unpaidOf, type Amounts } from './parts.js';

/** Where one instalment stands on a day. MXN with two decimals. */
export interface InstalmentPosition {
  number: number;
  kind: InstalmentKind;
  dueOn: string;
  /** Still to be paid of it, late interest up to the day included. */
  owed: Parts;
  owedTotal: string;
  /** Days it is late; 0 when it is paid or not overdue. */
  daysLate: number;
  /** Late interest that is in `owed` and not charged yet. */
  late: LateAccrual | null;
  /** The line with everything charged that is due by the day. */
  instalment: LedgerInstalment;
}

/** Where a contract stands on a day. MXN with two decimals. */
export interface Position {
  on: string;
  /** What is owed by part, late interest up to the day included. */
  due: Parts;
  dueNow: string;
  /** What of `dueNow` fell due before the day. */
  overdue: string;
  /** Of the oldest unpaid instalment. */
  daysLate: number;
  /** The next one to pay: overdue ones first. `null` once all but a purchase option is paid. */
  next: { number: number; dueOn: string; total: string; overdue: boolean } | null;
  unapplied: string;
  outstandingCapital: string;
  paidOffOn: string | null;
  instalments: InstalmentPosition[];
}

/**
 * Where a contract stands at the end of day `on`, as if everything due by then were charged and late interest worked out
 * up to it. Changes nothing.
 *
 * @throws FinanceError `DATE.INVALID` `on`
 */
export function positionOn(ledger: Ledger, on: string): Position {
  const { ledger: charged } = chargeDue(ledger, on);
  const accruals = new Map(lateAccruals(charged, on).map((accrual) => [accrual.instalmentNumber, accrual]));
  const lines = charged.instalments.map((line) => lineOn(line, accruals.get(line.number), on));
  const owed = lines.filter(({ position }) => isOwed(position.instalment));
  const due = sumOfParts(owed.map(({ amounts }) => amounts));
  const overdue = owed.filter(({ position }) => position.dueOn < on);
  const next = lines.find(({ position }) => position.kind !== 'purchase_option' && !position.instalment.settledOn);
  return {
    on,
    due: partsText(due),
    dueNow: moneyText(totalOf(due)),
    overdue: moneyText(sum(overdue.map(({ amounts }) => totalOf(amounts)))),
    daysLate: overdue[0]?.position.daysLate ?? 0,
    next: next ? nextOf(next.position, on) : null,
    unapplied: charged.unapplied,
    outstandingCapital: charged.outstandingCapital,
    paidOffOn: charged.paidOffOn,
    instalments: lines.map(({ position }) => position),
  };
}

interface Line {
  amounts: Amounts;
  position: InstalmentPosition;
}

function lineOn(instalment: LedgerInstalment, late: LateAccrual | undefined, on: string): Line {
  const { dueOn, kind, number } = instalment;
  const unpaid = unpaidOf(instalment);
  const amounts = {
    ...unpaid,
    lateInterest: unpaid.lateInterest.plus(late?.interest ?? 0),
    lateVat: unpaid.lateVat.plus(late?.vat ?? 0),
  };
  return {
    amounts,
    position: {
      number,
      kind,
      dueOn,
      owed: partsText(amounts),
      owedTotal: moneyText(totalOf(amounts)),
      daysLate: isOwed(instalment) ? Math.max(0, daysBetween(dueOn, on)) : 0,
      late: late && new Decimal(late.interest).gt(0) ? late : null,
      instalment,
    },
  };
}

const nextOf = ({ dueOn, number, owedTotal: total }: InstalmentPosition, on: string) => ({
  number,
  dueOn,
  total,
  overdue: dueOn < on,
});
