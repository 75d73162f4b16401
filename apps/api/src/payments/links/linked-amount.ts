import type { Standing } from '@flota/finance';
import type { PaymentRequest } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { owedOf } from '../../contracts/index.js';

/**
 * What a reminder's link pays today, MXN: all that is owed, and what falls due until the day that it reminds of, less
 * credit. Zero when that is settled.
 */
export function linkedAmount(standing: Standing, dueOn: string): string {
  const asked = standing.instalments
    .filter((line) => line.kind !== 'purchase_option' && line.dueOn <= dueOn)
    .map(({ owedTotal }) => owedTotal);
  const missing = Decimal.sum(0, ...asked).minus(standing.credit);
  return Decimal.max(missing, owedOf(standing), 0).toFixed(2);
}

/** How that is asked of whoever starts payments: what is not due yet is kept for its day. */
export function linkedRequest(
  standing: Standing,
  { contractId, dueOn }: { contractId: string; dueOn: string },
): PaymentRequest {
  const amount = linkedAmount(standing, dueOn);
  return new Decimal(amount).eq(owedOf(standing))
    ? { contractId, kind: 'due' }
    : { contractId, kind: 'other', amount, excess: 'advance' };
}
