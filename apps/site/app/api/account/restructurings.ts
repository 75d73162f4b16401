import { contractRestructuringSchema, restructuringSchema } from '@flota/schemas';
import { accountApi, answered, download } from './client.js';

export const readRestructuring = (contractId: string) =>
  accountApi.get(
    `/api/customers/contracts/${encodeURIComponent(contractId)}/restructuring`,
    contractRestructuringSchema,
  );

const path = (id: string, how: 'accept' | 'decline'): string =>
  `/api/customers/restructurings/${encodeURIComponent(id)}/${how}`;

/** The convenio of a proposal as PDF: as it would be accepted now. */
export const downloadProposedAgreement = (id: string) =>
  download(`/api/customers/restructurings/${encodeURIComponent(id)}/proposed-agreement`, 'propuesta-de-convenio.pdf');

/** @param shown names the figures that were read: none but these are accepted */
export async function acceptRestructuring(id: string, shown: string) {
  return answered(await accountApi.post(path(id, 'accept'), { shown, accepted: true }, restructuringSchema));
}

export const declineRestructuring = (id: string, reason: string) =>
  accountApi.send(path(id, 'decline'), { method: 'POST', body: { reason } });
