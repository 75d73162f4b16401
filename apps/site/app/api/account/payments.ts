import {
  type AccountPayment,
  type PaymentGroupRequest,
  paymentOptionsSchema,
  type PaymentPreview,
  type PaymentPreviewRequest,
  paymentPreviewSchema,
  type PaymentRequest,
  paymentResultSchema,
  paymentSchema,
  paymentsSchema,
} from '@flota/schemas';
import { accountApi, answered, download } from './client.js';

export const readPaymentOptions = () => accountApi.get('/api/customers/payment-options', paymentOptionsSchema);

export const readPayment = (id: string, signal?: AbortSignal) =>
  accountApi.get(`/api/customers/payments/${encodeURIComponent(id)}`, paymentResultSchema, signal);

/** Newest first; of one contract, or of all. */
export const readPayments = (contractId: string | null) =>
  accountApi.get(
    `/api/customers/payments${contractId ? `?contractId=${encodeURIComponent(contractId)}` : ''}`,
    paymentsSchema,
  );

/** The receipt as PDF. */
export const downloadReceipt = ({ id, folio }: Pick<AccountPayment, 'id' | 'folio'>) =>
  download(`/api/customers/payments/${encodeURIComponent(id)}/receipt`, `recibo-${folio}.pdf`);

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
