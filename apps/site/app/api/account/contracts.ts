import { asTold } from '@flota/client';
import type {
  AccountDocument,
  AccountHome,
  AccountPayoff,
  AccountPolicy,
  ContractDetail,
  ContractSummary,
  CreditUse,
  CreditUseResult,
  Excess,
  FileLink,
  InstalmentExplanation,
  MovementsPage,
  PrepaymentEffect,
  PrepaymentSimulation,
  RefundRequest,
} from '@flota/schemas';
import { accountApi, answered, download, openLink, openPrivateFile } from './client.js';

const contract = (id: string): string => `/api/customers/contracts/${encodeURIComponent(id)}`;

export const readHome = () => accountApi.get('/api/customers/home', asTold<AccountHome>());

export const readContracts = () => accountApi.get('/api/customers/contracts', asTold<ContractSummary[]>());

export const readContract = (id: string) => accountApi.get(contract(id), asTold<ContractDetail>());

export const nameContract = (id: string, nickname: string | null) =>
  accountApi.patch(contract(id), { nickname }, asTold<ContractDetail>());

export const explainInstalment = (id: string, number: number) =>
  accountApi.get(`${contract(id)}/instalments/${number}`, asTold<InstalmentExplanation>());

export const readMovements = (id: string, query: URLSearchParams) =>
  accountApi.get(`${contract(id)}/movements?${query}`, asTold<MovementsPage>());

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
  return answered(await accountApi.post(path, asked, asTold<PrepaymentSimulation>(), { signal }));
}

/** What credit would do, used so today. */
export async function previewCredit(id: string, use: CreditUse, signal: AbortSignal) {
  return answered(await accountApi.post(`${contract(id)}/credit-previews`, use, asTold<CreditUseResult>(), { signal }));
}

export async function spendCredit(id: string, use: CreditUse, idempotencyKey: string) {
  return answered(
    await accountApi.post(`${contract(id)}/credit-uses`, use, asTold<CreditUseResult>(), { idempotencyKey }),
  );
}

/** Answers the conversation in which staff say what comes of it. */
export async function askRefund(id: string, request: RefundRequest, idempotencyKey: string) {
  const path = `${contract(id)}/refund-requests`;
  return answered(await accountApi.post(path, request, asTold<{ conversationId: string }>(), { idempotencyKey }));
}

/** Once for all: what becomes of money beyond what is due. */
export const setExcess = (id: string, excess: Excess) => accountApi.put(`${contract(id)}/excess`, { excess }, asTold());

export const readPayoff = (id: string, on: string) =>
  accountApi.get(`${contract(id)}/payoff?on=${on}`, asTold<AccountPayoff>());

export const readDocuments = (id: string) => accountApi.get(`${contract(id)}/documents`, asTold<AccountDocument[]>());

const documentLink = (id: string): string => `/api/customers/documents/${encodeURIComponent(id)}/link`;

export const openDocument = ({ id }: Pick<AccountDocument, 'id'>): Promise<void> => openLink(documentLink(id));

/** Has the letter written that says what settles the contract on a day, and opens it. */
export const openPayoffLetter = (id: string, on: string): Promise<void> =>
  openPrivateFile(async () => {
    const letter = await accountApi.post(`${contract(id)}/payoff-letters`, { on }, asTold<AccountDocument>());
    return letter && accountApi.post(documentLink(letter.id), {}, asTold<FileLink>());
  });

export const readPolicies = () => accountApi.get('/api/customers/policies', asTold<AccountPolicy[]>());

export const openPolicy = (id: string): Promise<void> =>
  openLink(`/api/customers/policies/${encodeURIComponent(id)}/link`);
