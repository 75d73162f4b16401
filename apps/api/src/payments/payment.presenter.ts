import type { Payment, Prisma } from '@flota/prisma';
import type { AccountPayment, Parts } from '@flota/schemas';
import { contractLabel } from '../contracts/index.js';

/** What a payment is shown with. */
export const paymentInclude = {
  contract: { select: { kind: true, nickname: true, number: true } },
  movements: { where: { kind: 'payment', reverses: null, takenBackBy: null }, orderBy: { sequence: 'desc' } },
} satisfies Prisma.PaymentInclude;

export type PresentedPayment = Prisma.PaymentGetPayload<{ include: typeof paymentInclude }>;

export const presentPayment = (payment: PresentedPayment, now = new Date()): AccountPayment => ({
  id: payment.id,
  folio: payment.folio,
  contractId: payment.contractId,
  contractLabel: contractLabel(payment.contract),
  kind: payment.kind,
  amount: payment.amount.toFixed(2),
  provider: payment.provider,
  state: payment.state,
  failureCode: payment.failureCode,
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  checkoutUrl: isOpen(payment, now) ? payment.checkoutUrl : null,
  applied: applicationOf(payment),
});

const isOpen = ({ state, expiresAt }: Payment, now: Date) => state === 'started' && expiresAt > now;

const PART_NAMES = ['capital', 'interest', 'rent', 'vat', 'lateInterest', 'lateVat'] as const satisfies (keyof Parts)[];

/** What a payment paid, as the ledger has it, and the balances right after it; `null` until it is posted. */
export function applicationOf({ contract, movements: [movement] }: PresentedPayment): AccountPayment['applied'] {
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
