import type { Ledger, LedgerInstalment, LedgerMovement } from '@flota/finance';
import { Decimal } from 'decimal.js';

/** What of an instalment's figures the movements up to a day say. */
interface Progress {
  charged: boolean;
  lateChargedUntil: string | null;
  lateInterest: Decimal;
  lateVat: Decimal;
  paidCapital: Decimal;
  paidInterest: Decimal;
  paidRent: Decimal;
  paidVat: Decimal;
  paidLateInterest: Decimal;
  paidLateVat: Decimal;
}

const CHARGES = new Set<LedgerMovement['kind']>(['instalment', 'balloon', 'purchase_option']);
const NOTHING = new Decimal(0);

/**
 * The ledger as it stood at the end of day `on`: what was posted later is taken back. Lines that were not due by then are
 * as they are now, because a prepayment made since keeps no copy of those it rewrote.
 *
 * @param movements all of them, in the order of their sequence
 */
export function ledgerAt(ledger: Ledger, movements: readonly LedgerMovement[], on: string): Ledger {
  const posted = movements.filter(({ postedOn }) => postedOn <= on);
  const last = posted.at(-1);
  return {
    contract: ledger.contract,
    instalments: ledger.instalments.map((line) => lineAt(line, progressOf(line.number, posted), on)),
    sequence: last?.sequence ?? 0,
    postedOn: last?.postedOn ?? ledger.contract.signedOn,
    dueBalance: last?.dueBalance ?? '0.00',
    outstandingCapital: last?.capitalBalance ?? '0.00',
    unapplied: Decimal.sum(0, ...posted.map(({ unapplied }) => unapplied))
      .negated()
      .toFixed(2),
    paidOffOn: ledger.paidOffOn !== null && ledger.paidOffOn <= on ? ledger.paidOffOn : null,
  };
}

function progressOf(number: number, posted: readonly LedgerMovement[]): Progress {
  const own = posted.filter(({ instalmentNumber }) => instalmentNumber === number);
  const late = own.filter(({ kind }) => kind === 'late_interest');
  const paid = posted.flatMap(({ allocations }) => allocations.filter((part) => part.instalmentNumber === number));
  const sum = (amounts: string[]) => Decimal.sum(NOTHING, ...amounts);
  return {
    charged: own.some(({ kind }) => CHARGES.has(kind)),
    lateChargedUntil: late.at(-1)?.postedOn ?? null,
    lateInterest: sum(late.map(({ lateInterest }) => lateInterest)),
    lateVat: sum(late.map(({ lateVat }) => lateVat)),
    paidCapital: sum(paid.map(({ capital }) => capital)),
    paidInterest: sum(paid.map(({ interest }) => interest)),
    paidRent: sum(paid.map(({ rent }) => rent)),
    paidVat: sum(paid.map(({ vat }) => vat)),
    paidLateInterest: sum(paid.map(({ lateInterest }) => lateInterest)),
    paidLateVat: sum(paid.map(({ lateVat }) => lateVat)),
  };
}

function lineAt(line: LedgerInstalment, progress: Progress, on: string): LedgerInstalment {
  return {
    ...line,
    charged: progress.charged,
    lateChargedUntil: progress.lateChargedUntil,
    lateInterest: progress.lateInterest.toFixed(2),
    lateVat: progress.lateVat.toFixed(2),
    paidCapital: progress.paidCapital.toFixed(2),
    paidInterest: progress.paidInterest.toFixed(2),
    paidRent: progress.paidRent.toFixed(2),
    paidVat: progress.paidVat.toFixed(2),
    paidLateInterest: progress.paidLateInterest.toFixed(2),
    paidLateVat: progress.paidLateVat.toFixed(2),
    settledOn: line.settledOn !== null && line.settledOn <= on ? line.settledOn : null,
  };
}
