import { calculateLateInterest } from '../late-interest.js';
import { Decimal, moneyText, sum } from '../money.js';
import { daysBetween, laterOf } from './dates.js';
import { isOwed, type Journal } from './journal.js';
import type { Ledger, LedgerInstalment } from './ledger.js';
import { NOTHING, unpaidOf } from './parts.js';

/** Late interest of one instalment that is not charged yet. MXN with two decimals. */
export interface LateAccrual {
  instalmentNumber: number;
  /** Days since it fell due, or since late interest was last charged. */
  days: number;
  /** What of it bears the interest. */
  onAmount: string;
  /** Percent. */
  annualRatePercent: string;
  interest: string;
  vat: string;
}

/**
 * The late interest of every overdue instalment up to day `on`: simple, actual/360, on what is unpaid of the figure that
 * the contract names. Interest bears no interest. Which day is paid on a holiday or weekend makes no difference.
 */
export function lateAccruals({ contract, instalments, outstandingCapital }: Ledger, on: string): LateAccrual[] {
  const { base, multiplier, vatRate } = contract.late;
  const { annualRatePercent } = contract.terms;
  const overdue = instalments.filter((line) => isOwed(line) && line.dueOn < on);
  return overdue.flatMap((line, index) => {
    const days = daysBetween(laterOf(line.dueOn, line.lateChargedUntil ?? line.dueOn), on);
    if (days <= 0) return [];
    const figures = unpaidFigures(line);
    // All the capital that is owed is late once, not once for every instalment. A pure lease has its rents instead.
    const capitalOnce = index === 0 ? outstandingCapital : '0.00';
    const late = calculateLateInterest({
      instalment: { ...figures, balance: contract.terms.kind === 'pure_lease' ? figures.base : capitalOnce },
      daysLate: days,
      annualRatePercent,
      multiplier,
      base,
      vatRate,
    });
    return [
      {
        instalmentNumber: line.number,
        days,
        onAmount: late.baseAmount,
        annualRatePercent: new Decimal(annualRatePercent).times(multiplier).toString(),
        interest: late.interest,
        vat: late.vat,
      },
    ];
  });
}

/** What is unpaid of each figure late interest may be worked out on. A rent takes the place of capital. */
function unpaidFigures(line: LedgerInstalment) {
  const { capital, interest, rent, vat } = unpaidOf(line);
  const base = sum([capital, interest, rent]);
  return {
    capital: moneyText(capital.plus(rent)),
    base: moneyText(base),
    total: moneyText(base.plus(vat)),
  };
}

/** Charges it, an entry an instalment. */
export function chargeLateInto(journal: Journal, on: string): void {
  for (const { instalmentNumber, interest, vat } of lateAccruals(journal.ledger, on)) {
    const line = journal.ledger.instalments.find(({ number }) => number === instalmentNumber);
    if (!line) continue;
    const parts = { ...NOTHING, lateInterest: new Decimal(interest), lateVat: new Decimal(vat) };
    journal.replace([
      {
        ...line,
        lateInterest: moneyText(parts.lateInterest.plus(line.lateInterest)),
        lateVat: moneyText(parts.lateVat.plus(line.lateVat)),
        lateChargedUntil: on,
      },
    ]);
    if (parts.lateInterest.gt(0)) journal.charge({ kind: 'late_interest', on, parts, instalmentNumber });
  }
}
