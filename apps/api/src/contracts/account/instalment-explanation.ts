import type { FinancingTerms, InstalmentPosition } from '@flota/finance';
import { type Allocation, type Contract, dayOfColumn, type Movement, Prisma } from '@flota/prisma';
import type { InstalmentExplanation } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { presentInstalment } from './instalment.presenter.js';

type AllocationOfMovement = Allocation & { movement: Pick<Movement, 'valueOn' | 'reference' | 'kind'> };

/** The figures behind an instalment: what its interest was worked out on, its VAT, why it is late, what paid it. */
export function explainInstalment(
  contract: Pick<Contract, 'kind' | 'terms' | 'annualRatePercent'>,
  line: InstalmentPosition,
  allocations: readonly AllocationOfMovement[],
  today: string,
): InstalmentExplanation {
  const { instalment, late } = line;
  const { annualRatePercent } = contract;
  const bearsInterest = contract.kind !== 'pure_lease' && instalment.kind === 'regular';
  return {
    instalment: presentInstalment(contract, line, today),
    interestDays: bearsInterest ? line.interestDays : null,
    interestOn: bearsInterest ? Decimal.sum(instalment.balance, instalment.capital).toFixed(2) : null,
    annualRatePercent: annualRatePercent.toString(),
    monthlyRatePercent: annualRatePercent.div(12).toDecimalPlaces(6).toString(),
    ...vatOf(contract.terms as unknown as FinancingTerms),
    late,
    payments: allocations.map(({ movement, ...allocation }) => ({
      postedOn: dayOfColumn(movement.valueOn),
      amount: totalOf(allocation),
      reference: movement.kind === 'application' ? 'Saldo a favor' : movement.reference,
    })),
  };
}

function vatOf(terms: FinancingTerms): Pick<InstalmentExplanation, 'vatPercent' | 'vatOn'> {
  const percent = (rate: string) => new Decimal(rate).times(100).toString();
  switch (terms.kind) {
    case 'financial_lease':
      return { vatPercent: percent(terms.vatRate), vatOn: 'capital-and-interest' };
    case 'pure_lease':
      return { vatPercent: percent(terms.vatRate), vatOn: 'rent' };
    default:
      return { vatPercent: percent(terms.vatOnInterestRate), vatOn: 'interest' };
  }
}

const totalOf = ({ capital, interest, rent, vat, lateInterest, lateVat }: Allocation): string =>
  Prisma.Decimal.sum(capital, interest, rent, vat, lateInterest, lateVat).toFixed(2);
