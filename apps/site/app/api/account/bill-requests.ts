import {
  type AccountBillRequest,
  type BillEligibility,
  billDistributorsSchema,
  billReceiptSchema,
  billRequestSchema,
  billStatusSchema,
  purchaseRequestSchema,
  type State,
  statesResponseSchema,
} from '@flota/schemas';
import { accountApi, answered } from './client.js';
import { formOf } from './form-of.js';

export interface Bills {
  contracts: BillEligibility['contracts'];
  requests: AccountBillRequest[];
  states: State[];
}

/** Everything the page of the vehicles' bills shows. */
export async function readBills(): Promise<Bills> {
  const [eligibility, status, states] = await Promise.all([
    accountApi.post('/api/bills/customers/purchaseRequest', {}, purchaseRequestSchema),
    accountApi.post('/api/customers/bills/status', {}, billStatusSchema),
    accountApi.get('/api/states', statesResponseSchema),
  ]);
  return { contracts: answered(eligibility).contracts, requests: answered(status).requests, states };
}

/** @param texts its fields, and by which uploads its files came */
export const sendBillRequest = (texts: Readonly<Record<string, string>>, idempotencyKey: string) =>
  accountApi.post('/api/customers/bills/purchase', formOf(texts), billReceiptSchema, { idempotencyKey });

/** @param texts which correction, its fields, and by which uploads its files came */
export const mendBillRequest = (texts: Readonly<Record<string, string | undefined>>, idempotencyKey: string) =>
  accountApi.post('/api/customers/bills/correction', formOf(texts), billReceiptSchema, { idempotencyKey });

export const readBillDistributors = async () =>
  answered(await accountApi.post('/api/customers/bills/distributors', {}, billDistributorsSchema)).distributors;

export const chooseDistributor = async (requestId: string, distributor: string): Promise<AccountBillRequest> =>
  answered(
    await accountApi.post('/api/customers/bills/delivery', { request_id: requestId, distributor }, billRequestSchema),
  );
