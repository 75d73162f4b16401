import { sumOf, toCents } from '@flota/figures';
import type { AccountInstalment } from '@flota/schemas';

export interface InstalmentSums {
  /** MXN; interest for being late and the VAT on it, up to today, paid or not. */
  late: string;
  /** MXN; the schedule's total and `late`. */
  withLate: string;
  /** MXN; what was paid of `withLate`. */
  paid: string;
  isLate: boolean;
  /** Whether any of `late` is still to be paid. */
  owesLate: boolean;
  isPaid: boolean;
  /** Whether something was paid and not all. */
  isPartlyPaid: boolean;
  /** Whether it is asked for: a purchase option is not until it is taken. */
  isOpen: boolean;
}

/** What a table and cards add to an instalment's parts, so that they add up to what is owed: `withLate` less `paid`. */
export function instalmentSums({ paid, parts, state, total }: AccountInstalment): InstalmentSums {
  const late = sumOf([parts.lateInterest, parts.lateVat]);
  const paidInAll = sumOf(Object.values(paid));
  const isPaid = toCents(paidInAll) > 0n;
  const isOpen = state !== 'paid' && state !== 'optional';
  return {
    late,
    withLate: sumOf([total, late]),
    paid: paidInAll,
    isLate: toCents(late) > 0n,
    owesLate: toCents(late) > toCents(sumOf([paid.lateInterest, paid.lateVat])),
    isPaid,
    isPartlyPaid: isPaid && isOpen,
    isOpen,
  };
}

/** Whether any of them is paid in part: of the others their state says what was paid. */
export const anyPartlyPaid = (instalments: readonly AccountInstalment[]): boolean =>
  instalments.some((instalment) => instalmentSums(instalment).isPartlyPaid);
