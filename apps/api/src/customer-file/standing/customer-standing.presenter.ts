import type { AccountHome, CustomerStanding } from '@flota/schemas';
import { Decimal } from 'decimal.js';

/** Of a fleet the rest is in the list of contracts. */
const SHOWN = 6;

type Debt = Omit<CustomerStanding, 'account' | 'identifiers'>;

/** The figures of the customer's own home, and nothing that is worked out another way. */
export function presentDebt({ contracts, dueNow, nextPayment, outstandingCapital }: AccountHome): Debt {
  return {
    dueNow,
    outstandingCapital,
    arrears: arrearsOf(contracts),
    nextPayment: nextPayment && {
      contractId: nextPayment.contractId,
      number: contracts.find(({ id }) => id === nextPayment.contractId)?.number ?? '',
      dueOn: nextPayment.dueOn,
      missing: nextPayment.missing,
      overdue: nextPayment.overdue,
    },
    contracts: contracts.slice(0, SHOWN).map(({ nextInstalment, ...contract }) => ({
      id: contract.id,
      number: contract.number,
      planTitle: contract.planTitle,
      vehicle: contract.vehicle,
      state: contract.state,
      dueNow: contract.dueNow,
      daysLate: contract.daysLate,
      nextDueOn: nextInstalment?.dueOn ?? null,
    })),
    contractCount: contracts.length,
  };
}

function arrearsOf(contracts: AccountHome['contracts']): CustomerStanding['arrears'] {
  const behind = contracts.filter(({ daysLate }) => daysLate > 0);
  if (behind.length === 0) return null;
  return {
    amount: Decimal.sum(...behind.map(({ dueNow }) => dueNow)).toFixed(2),
    days: Math.max(...behind.map(({ daysLate }) => daysLate)),
    contracts: behind.length,
  };
}
