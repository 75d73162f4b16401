import type { Standing } from '@flota/finance';
import { dayOfColumn, type Prisma } from '@flota/prisma';
import type { ContractDetail } from '@flota/schemas';
import { contractCat } from '../contract-cat.js';
import { excessOf } from '../ledger/excess.js';
import { type BalanceChange, balanceByMonth } from './balance-by-month.js';
import type { OwnStanding } from './contract-standings.js';
import { presentSummary } from './contract.presenter.js';
import { presentInstalment } from './instalment.presenter.js';

interface Around {
  today: string;
  /** All of the contract's, oldest first. */
  movements: readonly { postedOn: Date; capitalBalance: Prisma.Decimal }[];
  bankBeneficiary: string;
}

export function presentDetail(standing: OwnStanding, { today, movements, bankBeneficiary }: Around): ContractDetail {
  const { contract, position } = standing;
  const instalments = position.instalments.map((line) => presentInstalment(contract, line, today));
  const lastDueOn = lastDueDate(position) ?? dayOfColumn(contract.firstDueOn);
  const changes = movements.map(({ postedOn, capitalBalance }): BalanceChange => ({
    on: dayOfColumn(postedOn),
    balance: capitalBalance.toFixed(2),
  }));
  return {
    ...presentSummary(standing),
    excess: excessOf(standing.book, today),
    effects: contract.effects,
    payoffToday: position.payoff?.total ?? null,
    annualRatePercent: contract.annualRatePercent.toString(),
    cat: contractCat(contract),
    firstDueOn: dayOfColumn(contract.firstDueOn),
    lastDueOn,
    clabe: contract.clabe,
    paymentReference: contract.paymentReference,
    bankBeneficiary,
    dueParts: position.due,
    minimumPrepayment: position.minimumPrepayment,
    purchaseOption: purchaseOptionOf(position),
    instalments,
    balanceByMonth: contract.kind === 'pure_lease' ? [] : balanceByMonth(changes, instalments, today),
    distributor: contract.distributor,
  };
}

/** The last day something is due; buying a leased vehicle comes after it. */
export const lastDueDate = ({ instalments }: Standing): string | undefined =>
  instalments.filter(({ kind }) => kind !== 'purchase_option').at(-1)?.dueOn;

function purchaseOptionOf({ instalments, paidOffOn }: Standing): ContractDetail['purchaseOption'] {
  const option = instalments.find(({ kind }) => kind === 'purchase_option')?.instalment;
  if (!option) return null;
  const { total, settledOn } = option;
  return { total, available: paidOffOn !== null && settledOn === null, settledOn };
}
