import { type AccountPayment, paymentOptionsSchema, type PaymentRequest, paymentSchema } from '@flota/schemas';
import { accountApi } from './client.js';

export const readPaymentOptions = () => accountApi.get('/api/customers/payment-options', paymentOptionsSchema);

export const readPayment = (id: string, signal?: AbortSignal) =>
  accountApi.get(`/api/customers/payments/${encodeURIComponent(id)}`, paymentSchema, signal);

export async function startPayment(request: PaymentRequest, idempotencyKey: string): Promise<AccountPayment> {
  const payment = await accountApi.post('/api/customers/payments', request, paymentSchema, { idempotencyKey });
  if (!payment) throw new Error('A payment was answered with nothing');
  return payment;
}
