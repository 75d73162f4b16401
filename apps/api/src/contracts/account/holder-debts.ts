import type { ContractSummary, HolderDebt } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { grouped } from './grouped.js';

/** What is owed in each name, who owes most first. */
export function holderDebts(contracts: readonly ContractSummary[]): HolderDebt[] {
  return [...grouped(contracts, ({ holder }) => holder.rfc).values()].map(debtOf).toSorted(byDebt);
}

function debtOf(contracts: readonly ContractSummary[]): HolderDebt {
  const { legalName = '', rfc = '' } = contracts[0]?.holder ?? {};
  return {
    legalName,
    rfc,
    active: contracts.filter(({ state }) => state === 'active').length,
    dueNow: sumOf(contracts.map(({ dueNow }) => dueNow)),
    outstandingCapital: sumOf(contracts.map(({ outstandingCapital }) => outstandingCapital)),
  };
}

/** A pure lease has no capital of the customer's. */
export const sumOf = (amounts: readonly (string | null)[]): string =>
  Decimal.sum(0, ...amounts.map((amount) => amount ?? 0)).toFixed(2);

const byDebt = (one: HolderDebt, other: HolderDebt): number =>
  Number(other.dueNow) - Number(one.dueNow) ||
  Number(other.outstandingCapital) - Number(one.outstandingCapital) ||
  one.legalName.localeCompare(other.legalName);
