import { contractRestructuringSchema, restructuringSchema } from '@flota/schemas';
import { accountApi, answered } from './client.js';

export const readRestructuring = (contractId: string) =>
  accountApi.get(
    `/api/customers/contracts/${encodeURIComponent(contractId)}/restructuring`,
    contractRestructuringSchema,
  );

const path = (id: string, how: 'accept' | 'decline'): string =>
  `/api/customers/restructurings/${encodeURIComponent(id)}/${how}`;

/** @param shown names the figures that were read: none but these are accepted */
export async function acceptRestructuring(id: string, shown: string) {
  return answered(await accountApi.post(path(id, 'accept'), { shown, accepted: true }, restructuringSchema));
}

export const declineRestructuring = (id: string, reason: string) =>
  accountApi.send(path(id, 'decline'), { method: 'POST', body: { reason } });
