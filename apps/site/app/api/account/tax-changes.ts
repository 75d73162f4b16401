import { type AccountTaxChange, taxChangeSchema } from '@flota/schemas';
import { z } from 'zod';
import { accountApi, accountUploadApi, answered } from './client.js';

export const readTaxChanges = () => accountApi.get('/api/customers/tax-changes', z.array(taxChangeSchema));

export const askForTaxChange = (form: FormData, idempotencyKey: string, onProgress: (share: number) => void) =>
  accountUploadApi(onProgress).post('/api/customers/tax-changes', form, taxChangeSchema, { idempotencyKey });

export const cancelTaxChange = async (id: string): Promise<AccountTaxChange> =>
  answered(await accountApi.post(`/api/customers/tax-changes/${encodeURIComponent(id)}/cancel`, {}, taxChangeSchema));
