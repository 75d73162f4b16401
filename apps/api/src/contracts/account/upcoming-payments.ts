import type { Standing } from '@flota/finance';
import { Decimal } from 'decimal.js';

/** What of a contract falls due on one day, less what came before. */
export interface UpcomingPayment {
  on: string;
  payableUntil: string;
  /** MXN as text, above zero. */
  amount: string;
}

/**
 * What falls due from the day of a standing up to another one, in the order of days. Money that was received before pays what is
 * owed first, and then what falls due next: what it covers isn't asked for.
 */
export function upcomingPayments(
  { credit, dueNow, instalments, on }: Pick<Standing, 'credit' | 'dueNow' | 'instalments' | 'on'>,
  until: string,
): UpcomingPayment[] {
  const owed = Decimal.max(new Decimal(dueNow).minus(credit), 0);
  let kept = Decimal.max(new Decimal(credit).minus(dueNow), 0);
  const payments: UpcomingPayment[] = [];
  for (const { dueOn, instalment, kind, owedTotal, payableUntil } of instalments) {
    // Nobody has to buy the vehicle of a lease.
    if (kind === 'purchase_option' || instalment.settledOn !== null || dueOn < on || dueOn > until) continue;
    const isDue = dueOn === on;
    const missing = isDue ? Decimal.min(owedTotal, owed) : Decimal.max(new Decimal(owedTotal).minus(kept), 0);
    if (!isDue) kept = Decimal.max(kept.minus(owedTotal), 0);
    if (missing.isZero()) continue;
    const last = payments.at(-1);
    // A balloon falls due with the last instalment.
    if (last?.on === dueOn) last.amount = missing.plus(last.amount).toFixed(2);
    else payments.push({ on: dueOn, payableUntil, amount: missing.toFixed(2) });
  }
  return payments;
}
