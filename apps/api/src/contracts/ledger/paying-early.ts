import { FinanceError, type Ledger, payoffOn, type PayoffFigures, type Position } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { orRefuse } from './ledger-refusal.js';

const NOTHING_TO_SETTLE = ['KIND.NOT_SUPPORTED', 'CONTRACT.PAID_OFF'];

/**
 * What settles a contract on a day, for whoever wants to settle it.
 *
 * @throws ProblemException 409 when it is settled, 422 for a pure lease, whose rents are owed to the last
 */
export const payoffOf = (ledger: Ledger, on: string): PayoffFigures => orRefuse(() => payoffOn(ledger, on));

/** The same in one sum, MXN, for whoever only looks; `null` where there is nothing to settle early. */
export function payoffTotal(ledger: Ledger, on: string): string | null {
  try {
    return payoffOn(ledger, on).total;
  } catch (error) {
    if (error instanceof FinanceError && NOTHING_TO_SETTLE.includes(error.code)) return null;
    throw error;
  }
}

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
