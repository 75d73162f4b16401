import {
  type AccountDocument,
  accountHomeSchema,
  contractDetailSchema,
  contractDocumentSchema,
  contractSummarySchema,
  type CreditUse,
  creditUseResultSchema,
  type Excess,
  fileLinkSchema,
  instalmentExplanationSchema,
  movementsPageSchema,
  payoffSchema,
  policySchema,
  type PrepaymentEffect,
  prepaymentSimulationSchema,
  type RefundRequest,
  refundRequestedSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi, answered, download, openLink, openPrivateFile } from './client.js';

const contract = (id: string): string => `/api/customers/contracts/${encodeURIComponent(id)}`;

export const readHome = () => accountApi.get('/api/customers/home', accountHomeSchema);

export const readContracts = () => accountApi.get('/api/customers/contracts', z.array(contractSummarySchema));

export const readContract = (id: string) => accountApi.get(contract(id), contractDetailSchema);

export const nameContract = (id: string, nickname: string | null) =>
  accountApi.patch(contract(id), { nickname }, contractDetailSchema);

export const explainInstalment = (id: string, number: number) =>
  accountApi.get(`${contract(id)}/instalments/${number}`, instalmentExplanationSchema);

export const readMovements = (id: string, query: URLSearchParams) =>
  accountApi.get(`${contract(id)}/movements?${query}`, movementsPageSchema);

export const exportMovements = (id: string, query: URLSearchParams, format: 'csv' | 'xlsx') => {
  const wanted = new URLSearchParams(query);
  wanted.delete('page');
  wanted.set('format', format);
  return download(`${contract(id)}/movements/export?${wanted}`, `movimientos.${format}`);
};

export async function simulatePrepayment(
  id: string,
  asked: { amount: string; effect?: PrepaymentEffect },
  signal: AbortSignal,
) {
  const path = `${contract(id)}/prepayment-simulations`;
  return answered(await accountApi.post(path, asked, prepaymentSimulationSchema, { signal }));
}

/** What credit would do, used so today. */
export async function previewCredit(id: string, use: CreditUse, signal: AbortSignal) {
  return answered(await accountApi.post(`${contract(id)}/credit-previews`, use, creditUseResultSchema, { signal }));
}

export async function spendCredit(id: string, use: CreditUse, idempotencyKey: string) {
  return answered(await accountApi.post(`${contract(id)}/credit-uses`, use, creditUseResultSchema, { idempotencyKey }));
}

/** Answers the conversation in which staff say what comes of it. */
export async function askRefund(id: string, request: RefundRequest, idempotencyKey: string) {
  const path = `${contract(id)}/refund-requests`;
  return answered(await accountApi.post(path, request, refundRequestedSchema, { idempotencyKey }));
}

/** Once for all: what becomes of money beyond what is due. */
export const setExcess = (id: string, excess: Excess) =>
  accountApi.put(`${contract(id)}/excess`, { excess }, z.unknown());

export const readPayoff = (id: string, on: string) => accountApi.get(`${contract(id)}/payoff?on=${on}`, payoffSchema);

export const readDocuments = (id: string) =>
  accountApi.get(`${contract(id)}/documents`, z.array(contractDocumentSchema));

const documentLink = (id: string): string => `/api/customers/documents/${encodeURIComponent(id)}/link`;

export const openDocument = ({ id }: Pick<AccountDocument, 'id'>): Promise<void> => openLink(documentLink(id));

/** Has the letter written that says what settles the contract on a day, and opens it. */
export const openPayoffLetter = (id: string, on: string): Promise<void> =>
  openPrivateFile(async () => {
    const letter = await accountApi.post(`${contract(id)}/payoff-letters`, { on }, contractDocumentSchema);
    return letter && accountApi.post(documentLink(letter.id), {}, fileLinkSchema);
  });

export const readPolicies = () => accountApi.get('/api/customers/policies', z.array(policySchema));

export const openPolicy = (id: string): Promise<void> =>
  openLink(`/api/customers/policies/${encodeURIComponent(id)}/link`);
