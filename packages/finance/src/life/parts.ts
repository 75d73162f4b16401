import { Decimal, moneyText, sum, ZERO } from '../money.js';
import type { Parts } from './ledger.js';

export type PartName = keyof Parts;

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

/** Missing parts are zero. */
export const amountsOf = (parts: Partial<Parts>): Amounts => byPart((name) => new Decimal(parts[name] ?? 0));

export const partsText = (amounts: Amounts): Parts => byPart((name) => moneyText(amounts[name]));

export const totalOf = (amounts: Amounts): Decimal => sum(Object.values(amounts));

export const negated = (amounts: Amounts): Amounts => byPart((name) => amounts[name].negated());

export const sumOfParts = (all: readonly Amounts[]): Amounts => byPart((name) => sum(all.map((each) => each[name])));
