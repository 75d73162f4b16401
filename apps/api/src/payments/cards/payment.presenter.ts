import type { Payment, Prisma } from '@flota/prisma';
import type { AccountPayment } from '@flota/schemas';
import { contractLabel } from '../../contracts/index.js';
import { applicationInclude, applicationOf } from '../payment-application.js';

export const paymentInclude = applicationInclude;
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
