import {
  type AccountSigning,
  accountSigningSchema,
  type ConstanciaVerdict,
  constanciaVerdictSchema,
  type SigningFile,
  signingPageSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi, answered, openLink } from './client.js';

const PATH = '/api/customers/signing-requests';

export const readSignings = (): Promise<AccountSigning[]> => accountApi.get(PATH, z.array(accountSigningSchema));

/** Where the customer signs; `null` where the provider wrote to them. */
export const askForSigningPage = async (id: string): Promise<string | null> =>
  answered(await accountApi.post(`${PATH}/${id}/page`, {}, signingPageSchema)).url;

export const openSigningFile = (id: string, which: SigningFile): Promise<void> =>
  openLink(`${PATH}/${id}/files/${which}/link`);

export const verifyConstancia = async (id: string): Promise<ConstanciaVerdict> =>
  answered(await accountApi.post(`${PATH}/${id}/verify`, {}, constanciaVerdictSchema));
