import { type AccountPayment, paymentOptionsSchema, type PaymentRequest, paymentSchema } from '@flota/schemas';
import { accountApi, answered } from './client.js';

export const readPaymentOptions = () => accountApi.get('/api/customers/payment-options', paymentOptionsSchema);

export const readPayment = (id: string, signal?: AbortSignal) =>
  accountApi.get(`/api/customers/payments/${encodeURIComponent(id)}`, paymentSchema, signal);

export async function startPayment(request: PaymentRequest, idempotencyKey: string): Promise<AccountPayment> {
  return answered(await accountApi.post('/api/customers/payments', request, paymentSchema, { idempotencyKey }));
}
