import {
  type changeEmailSchema,
  type changePasswordSchema,
  customerSessionsSchema,
  profileSchema,
  type profileWriteSchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
  taxProfileSchema,
  type taxProfileWriteSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi } from './client.js';

/** For calls that are always answered with something. */
async function answered<Answer>(call: Promise<Answer | null>): Promise<Answer> {
  const answer = await call;
  if (answer === null) throw new Error('The API answered nothing');
  return answer;
}

/** For calls that succeed without saying anything. */
async function done(path: string, body: unknown): Promise<'done'> {
  await accountApi.post(`/api/customers/${path}`, body, z.unknown());
  return 'done';
}

export const readProfile = () => accountApi.get('/api/customers/profile', profileSchema);

export const saveProfile = (changes: z.output<typeof profileWriteSchema>) =>
  answered(accountApi.patch('/api/customers/profile', changes, profileSchema));

export const saveTaxProfile = (id: string, data: z.output<typeof taxProfileWriteSchema>) =>
  answered(accountApi.put(`/api/customers/tax-profiles/${encodeURIComponent(id)}`, data, taxProfileSchema));

export const changePassword = (change: z.output<typeof changePasswordSchema>) => done('password', change);

/** A link goes to the new address; until it is used nothing changes. */
export const changeEmail = (change: z.output<typeof changeEmailSchema>) => done('email', change);

export const readSessions = () => accountApi.get('/api/customers/sessions', customerSessionsSchema);

export const endSession = (id: string) => accountApi.delete(`/api/customers/sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = () => accountApi.delete('/api/customers/sessions/others');

export const beginSecondFactor = (currentPassword: string) =>
  answered(accountApi.post('/api/customers/second-factor', { currentPassword }, secondFactorSetupSchema));

export const confirmSecondFactor = (code: string) =>
  answered(accountApi.post('/api/customers/second-factor/confirm', { code }, recoveryCodesSchema));

export const renewRecoveryCodes = (currentPassword: string) =>
  answered(accountApi.post('/api/customers/second-factor/recovery-codes', { currentPassword }, recoveryCodesSchema));

export const disableSecondFactor = (currentPassword: string) => done('second-factor/disable', { currentPassword });
