import { type AccountTaxChange, taxChangeSchema } from '@flota/schemas';
import { z } from 'zod';
import { accountApi, answered } from './client.js';
import { formOf } from './form-of.js';

export const readTaxChanges = () => accountApi.get('/api/customers/tax-changes', z.array(taxChangeSchema));

/** @param texts its fields, and by which upload its certificate came */
export const askForTaxChange = (texts: Readonly<Record<string, string>>, idempotencyKey: string) =>
  accountApi.post('/api/customers/tax-changes', formOf(texts), taxChangeSchema, { idempotencyKey });

export const cancelTaxChange = async (id: string): Promise<AccountTaxChange> =>
  answered(await accountApi.post(`/api/customers/tax-changes/${encodeURIComponent(id)}/cancel`, {}, taxChangeSchema));
