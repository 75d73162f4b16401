import {
  linkedPaymentSchema,
  type LinkedResult,
  linkedResultSchema,
  type PaymentLink,
  paymentLinkSchema,
} from '@flota/schemas';
import { api } from './client.js';

/** An answer without a body is none of these. */
function answered<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('A payment link was answered with nothing');
  return answer;
}

/** What a reminder's link asks for. */
export const readPaymentLink = async (token: string): Promise<PaymentLink> =>
  answered(await api.post('/api/payment-links', { token }, paymentLinkSchema));

export const payByLink = async (token: string, idempotencyKey: string) =>
  answered(await api.post('/api/payment-links/payments', { token }, linkedPaymentSchema, { idempotencyKey }));

/** How a payment went that was begun without signing in. */
export const readLinkedResult = async (payment: string, signal: AbortSignal): Promise<LinkedResult> =>
  answered(await api.post('/api/payment-links/results', { payment }, linkedResultSchema, { signal }));
