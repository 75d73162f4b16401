import { Decimal, moneyText, sum, ZERO } from '../money.js';
import type { LedgerInstalment, Parts } from './ledger.js';

export type PartName = keyof Parts;

/** In the order in which money pays them off within an instalment. */
export const PART_NAMES = [
  'lateVat',
  'lateInterest',
  'vat',
  'interest',
  'rent',
  'capital',
] as const satisfies PartName[];

/** An amount by its parts, to calculate with. */
export type Amounts = Record<PartName, Decimal>;

const byPart = <Value>(valueOf: (name: PartName) => Value): Record<PartName, Value> => ({
  capital: valueOf('capital'),
  interest: valueOf('interest'),
  rent: valueOf('rent'),
  vat: valueOf('vat'),
  lateInterest: valueOf('lateInterest'),
  lateVat: valueOf('lateVat'),
});

export const NOTHING: Readonly<Amounts> = byPart(() => ZERO);

/** Where an instalment keeps what was paid of each part. */
const PAID = {
  capital: 'paidCapital',
  interest: 'paidInterest',
  rent: 'paidRent',
  vat: 'paidVat',
  lateInterest: 'paidLateInterest',
  lateVat: 'paidLateVat',
} as const satisfies Record<PartName, keyof LedgerInstalment>;

/** Missing parts are zero. */
export const amountsOf = (parts: Partial<Parts>): Amounts => byPart((name) => new Decimal(parts[name] ?? 0));

export const partsText = (amounts: Amounts): Parts => byPart((name) => moneyText(amounts[name]));

export const totalOf = (amounts: Amounts): Decimal => sum(Object.values(amounts));

export const negated = (amounts: Amounts): Amounts => byPart((name) => amounts[name].negated());

export const sumOfParts = (all: readonly Amounts[]): Amounts => byPart((name) => sum(all.map((each) => each[name])));

/** What was paid of an instalment. */
export const paidOf = (instalment: LedgerInstalment): Amounts => byPart((name) => new Decimal(instalment[PAID[name]]));

/** What is still to be paid of an instalment, with the late interest charged so far. */
export const unpaidOf = (instalment: LedgerInstalment): Amounts =>
  byPart((name) => new Decimal(instalment[name]).minus(instalment[PAID[name]]));

export const paidInFull = (instalment: LedgerInstalment): boolean => totalOf(unpaidOf(instalment)).isZero();

/** The instalment after so much more of it was paid. */
export function withPaid(instalment: LedgerInstalment, paid: Amounts): LedgerInstalment {
  const columns = PART_NAMES.map((name) => [PAID[name], moneyText(paid[name].plus(instalment[PAID[name]]))]);
  return { ...instalment, ...(Object.fromEntries(columns) as Pick<LedgerInstalment, (typeof PAID)[PartName]>) };
}

/** Pays as much as `money` reaches for of what is owed, part by part in the order of {@link PART_NAMES}. */
export function payParts(owed: Amounts, money: Decimal): { paid: Amounts; rest: Decimal } {
  let rest = money;
  const paid = { ...NOTHING };
  for (const name of PART_NAMES) {
    paid[name] = Decimal.min(owed[name], rest);
    rest = rest.minus(paid[name]);
  }
  return { paid, rest };
}
