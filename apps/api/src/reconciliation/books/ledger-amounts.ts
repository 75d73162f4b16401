import type { Database } from '../../platform/database/prisma.service.js';

export const ZERO = '0.00';

/** What contracts have of payments, MXN by the payment's id: nothing of one that was reversed or never posted. */
export async function ledgerAmounts(database: Database, paymentIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.contractEvent.groupBy({
    by: ['paymentId'],
    where: {
      paymentId: { in: [...paymentIds] },
      type: { in: ['payment', 'prepayment', 'payoff', 'purchase_option'] },
      // A reversal may be taken back in its turn.
      reversedBy: { none: { reversedBy: { none: {} } } },
    },
    _sum: { amount: true },
  });
  return new Map(rows.map(({ paymentId, _sum }) => [paymentId ?? '', _sum.amount?.toFixed(2) ?? ZERO]));
}
