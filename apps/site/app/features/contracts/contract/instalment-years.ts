import type { AccountInstalment } from '@flota/schemas';
import { fromCents, toCents } from '@flota/figures';

export interface InstalmentYear {
  year: string;
  instalments: AccountInstalment[];
  paid: number;
  overdue: number;
  /** What is still to be paid of it, late interest to date included. */
  owed: string;
}

/** An instalment is of the year in which it falls due. */
export function instalmentYears(instalments: readonly AccountInstalment[]): InstalmentYear[] {
  const yearOf = ({ dueOn }: AccountInstalment) => dueOn.slice(0, 4);
  return [...new Set(instalments.map(yearOf))].map((year) => {
    const ofYear = instalments.filter((instalment) => yearOf(instalment) === year);
    const owed = ofYear.filter(({ state }) => state !== 'optional').map((instalment) => toCents(instalment.owed));
    return {
      year,
      instalments: ofYear,
      paid: ofYear.filter(({ state }) => state === 'paid').length,
      overdue: ofYear.filter(({ state }) => state === 'overdue').length,
      owed: fromCents(owed.reduce((sum, cents) => sum + cents, 0n)),
    };
  });
}

/** The one to look at first: of the oldest instalment that is to be paid, else the last. */
export const yearToOpen = (years: readonly InstalmentYear[]): string | undefined =>
  (years.find(({ instalments }) => instalments.some(({ state }) => state !== 'paid')) ?? years.at(-1))?.year;
