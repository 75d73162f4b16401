import type { InstalmentPosition } from '@flota/finance';
import type { ContractKind } from '@flota/prisma';
import { type AccountInstalment, addDays } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { DUE_SOON_DAYS } from './account-alerts.js';

export function presentInstalment(
  { kind: contractKind }: { kind: ContractKind },
  { instalment, owed, owedTotal, daysLate, payableUntil }: InstalmentPosition,
  today: string,
): AccountInstalment {
  const { number, kind, dueOn, total, balance, settledOn } = instalment;
  const paid = {
    capital: instalment.paidCapital,
    interest: instalment.paidInterest,
    rent: instalment.paidRent,
    vat: instalment.paidVat,
    lateInterest: instalment.paidLateInterest,
    lateVat: instalment.paidLateVat,
  };
  return {
    number,
    kind,
    dueOn,
    payableUntil,
    total,
    parts: {
      capital: instalment.capital,
      interest: instalment.interest,
      rent: instalment.rent,
      vat: instalment.vat,
      lateInterest: sum(owed.lateInterest, paid.lateInterest),
      lateVat: sum(owed.lateVat, paid.lateVat),
    },
    paid,
    owed: owedTotal,
    state: stateOf(instalment, { daysLate, paid: Object.values(paid), today }),
    daysLate,
    settledOn,
    balance: contractKind === 'pure_lease' ? null : balance,
  };
}

function stateOf(
  { kind, charged, dueOn, settledOn }: InstalmentPosition['instalment'],
  { daysLate, paid, today }: { daysLate: number; paid: readonly string[]; today: string },
): AccountInstalment['state'] {
  if (settledOn !== null) return 'paid';
  if (kind === 'purchase_option' && !charged) return 'optional';
  if (daysLate > 0) return 'overdue';
  if (!new Decimal(sum(...paid)).isZero()) return 'partial';
  return dueOn <= addDays(today, DUE_SOON_DAYS) ? 'due-soon' : 'future';
}

const sum = (...amounts: string[]): string => Decimal.sum(0, ...amounts).toFixed(2);
