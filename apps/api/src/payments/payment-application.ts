import type { Prisma } from '@flota/prisma';
import type { AccountPayment, Parts } from '@flota/schemas';

/** What {@link applicationOf} needs of a payment. */
export const applicationInclude = {
  contract: { select: { kind: true, nickname: true, number: true } },
  movements: { where: { kind: 'payment' } },
} satisfies Prisma.PaymentInclude;

type PostedPayment = Prisma.PaymentGetPayload<{ include: typeof applicationInclude }>;

const PART_NAMES = ['capital', 'interest', 'rent', 'vat', 'lateInterest', 'lateVat'] as const satisfies (keyof Parts)[];

/** What a payment paid, as the ledger has it, and the balances right after it; `null` until it is posted. */
export function applicationOf({ contract, movements: [movement] }: PostedPayment): AccountPayment['applied'] {
  if (!movement) return null;
  const paid = (amount: Prisma.Decimal) => amount.negated().toFixed(2);
  const parts = PART_NAMES.map((name) => [name, paid(movement[name])]);
  return {
    parts: Object.fromEntries(parts) as Parts,
    unapplied: paid(movement.unapplied),
    dueBalance: movement.dueBalance.toFixed(2),
    capitalBalance: contract.kind === 'pure_lease' ? null : movement.capitalBalance.toFixed(2),
  };
}
