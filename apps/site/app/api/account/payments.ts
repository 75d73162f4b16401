import {
  type AccountPayment,
  type PaymentGroupRequest,
  paymentOptionsSchema,
  type PaymentPreview,
  type PaymentPreviewRequest,
  paymentPreviewSchema,
  type PaymentRequest,
  paymentSchema,
} from '@flota/schemas';
import { accountApi, answered } from './client.js';

export const readPaymentOptions = () => accountApi.get('/api/customers/payment-options', paymentOptionsSchema);

export const readPayment = (id: string, signal?: AbortSignal) =>
  accountApi.get(`/api/customers/payments/${encodeURIComponent(id)}`, paymentSchema, signal);

/** What payments would do today. */
export async function previewPayments(request: PaymentPreviewRequest, signal: AbortSignal): Promise<PaymentPreview> {
  return answered(await accountApi.post('/api/customers/payment-previews', request, paymentPreviewSchema, { signal }));
}

export async function startPayment(request: PaymentRequest, idempotencyKey: string): Promise<AccountPayment> {
  return answered(await accountApi.post('/api/customers/payments', request, paymentSchema, { idempotencyKey }));
}

/** Several contracts at one page of the provider. */
export async function startPayments(request: PaymentGroupRequest, idempotencyKey: string): Promise<AccountPayment> {
  return answered(await accountApi.post('/api/customers/payment-groups', request, paymentSchema, { idempotencyKey }));
}
