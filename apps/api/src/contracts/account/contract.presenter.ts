import type { Standing } from '@flota/finance';
import { type Contract, dayOfColumn } from '@flota/prisma';
import type { ContractSummary } from '@flota/schemas';
import { vehicleLine, vehicleOf } from '../contract.texts.js';
import { owedOf } from '../ledger/paying-early.js';
import { PLAN_TITLES } from '../contract.texts.js';

/** A contract with where it stands on a day. */
export interface StandingContract {
  contract: Contract;
  holder: ContractSummary['holder'];
  position: Standing;
}

export function presentSummary({ contract, holder, position }: StandingContract): ContractSummary {
  const hasCapital = contract.kind !== 'pure_lease';
  const regular = position.instalments.filter(({ kind }) => kind === 'regular');
  return {
    id: contract.id,
    number: contract.number,
    kind: contract.kind,
    planTitle: PLAN_TITLES[contract.kind],
    // Of the ledger and not of the row: money received before may have settled it today.
    state: position.paidOffOn === null ? 'active' : 'paid_off',
    nickname: contract.nickname,
    vehicle: vehicleLine(contract),
    silhouette: vehicleOf(contract).silhouette,
    vin: contract.vin,
    holder,
    termMonths: contract.termMonths,
    paidInstalments: regular.filter(({ instalment }) => instalment.settledOn !== null).length,
    totalInstalments: regular.length,
    outstandingCapital: hasCapital ? position.outstandingCapital : null,
    principal: hasCapital ? contract.principal.toFixed(2) : null,
    dueNow: owedOf(position),
    daysLate: position.daysLate,
    unapplied: position.credit,
    nextInstalment: position.toPay,
    signedOn: dayOfColumn(contract.signedOn),
    paidOffOn: position.paidOffOn,
  };
}
