import {
  type AutomaticPaymentChange,
  automaticPaymentEndedSchema,
  type AutomaticPaymentRequest,
  type AutomaticPayments,
  automaticPaymentsSchema,
  type CardSetup,
  cardSetupSchema,
  type SavedCard,
  savedCardSchema,
} from '@flota/schemas';
import { accountApi, answered } from './client.js';

const MANDATES = '/api/customers/automatic-payments';
const CARDS = '/api/customers/saved-cards';

export const readAutomaticPayments = (): Promise<AutomaticPayments> =>
  accountApi.get(MANDATES, automaticPaymentsSchema);

export const agreeToAutomaticPayment = async (request: AutomaticPaymentRequest): Promise<AutomaticPayments> =>
  answered(await accountApi.post(MANDATES, request, automaticPaymentsSchema));

export const changeAutomaticPayment = async (id: string, change: AutomaticPaymentChange): Promise<AutomaticPayments> =>
  answered(await accountApi.put(`${MANDATES}/${id}`, change, automaticPaymentsSchema));

/** Answers whether a charge was on its way already. */
export const endAutomaticPayment = async (id: string): Promise<{ chargeUnderWay: boolean }> =>
  automaticPaymentEndedSchema.parse(await accountApi.json(`${MANDATES}/${id}`, { method: 'DELETE' }));

/** Leaves a charge out, or makes it after all. */
export async function holdCharge(id: string, held: boolean): Promise<void> {
  const path = `/api/customers/automatic-charges/${id}/hold`;
  await accountApi.send(path, { method: held ? 'PUT' : 'DELETE' });
}

export const beginCardSetup = async (): Promise<CardSetup> =>
  answered(await accountApi.post(CARDS, {}, cardSetupSchema));

export const readSavedCard = (id: string, signal: AbortSignal): Promise<SavedCard> =>
  accountApi.get(`${CARDS}/${encodeURIComponent(id)}`, savedCardSchema, signal);

export async function removeSavedCard(id: string): Promise<void> {
  await accountApi.delete(`${CARDS}/${id}`);
}
