import type { Position } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { Decimal } from 'decimal.js';
import { z } from 'zod';

const paymentModeSchema = z.object({ paymentMode: z.enum(['base_fixed', 'total_fixed']).catch('base_fixed') });

/** The least that may be paid to capital: so many level payments. `null` where there is no capital left to prepay. */
export function minimumPrepayment(
  contract: Pick<Contract, 'kind' | 'terms' | 'minimumPrepaymentPayments'>,
  { instalments, paidOffOn }: Position,
): string | null {
  const first = instalments.find(({ kind }) => kind === 'regular')?.instalment;
  if (contract.kind === 'pure_lease' || paidOffOn !== null || !first) return null;
  const { paymentMode } = paymentModeSchema.parse(contract.terms);
  const level = paymentMode === 'total_fixed' ? new Decimal(first.total) : Decimal.sum(first.capital, first.interest);
  return level.times(contract.minimumPrepaymentPayments).toFixed(2);
}
