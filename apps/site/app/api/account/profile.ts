import {
  type changeEmailSchema,
  type changePasswordSchema,
  customerSessionsSchema,
  ownMessagingSchema,
  type ownMessagingWriteSchema,
  profileSchema,
  type profileWriteSchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
  taxProfileSchema,
  type taxProfileWriteSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi, answered } from './client.js';

/** For calls that succeed without saying anything. */
async function done(path: string, body: unknown): Promise<'done'> {
  await accountApi.post(`/api/customers/${path}`, body, z.unknown());
  return 'done';
}

export const readProfile = () => accountApi.get('/api/customers/profile', profileSchema);

export const saveProfile = (changes: z.output<typeof profileWriteSchema>) =>
  accountApi.patch('/api/customers/profile', changes, profileSchema).then(answered);

export const saveTaxProfile = (id: string, data: z.output<typeof taxProfileWriteSchema>) =>
  accountApi.put(`/api/customers/tax-profiles/${encodeURIComponent(id)}`, data, taxProfileSchema).then(answered);

export const changePassword = (change: z.output<typeof changePasswordSchema>) => done('password', change);

/** A link goes to the new address; until it is used nothing changes. */
export const changeEmail = (change: z.output<typeof changeEmailSchema>) => done('email', change);

export const readSessions = () => accountApi.get('/api/customers/sessions', customerSessionsSchema);

export const endSession = (id: string) => accountApi.delete(`/api/customers/sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = () => accountApi.delete('/api/customers/sessions/others');

export const beginSecondFactor = (currentPassword: string) =>
  accountApi.post('/api/customers/second-factor', { currentPassword }, secondFactorSetupSchema).then(answered);

export const confirmSecondFactor = (code: string) =>
  accountApi.post('/api/customers/second-factor/confirm', { code }, recoveryCodesSchema).then(answered);

export const renewRecoveryCodes = (currentPassword: string) =>
  accountApi
    .post('/api/customers/second-factor/recovery-codes', { currentPassword }, recoveryCodesSchema)
    .then(answered);

export const disableSecondFactor = (currentPassword: string) => done('second-factor/disable', { currentPassword });

export const readMessaging = () => accountApi.get('/api/customers/messaging', ownMessagingSchema);

export const sayMessaging = (said: z.output<typeof ownMessagingWriteSchema>) =>
  accountApi.put('/api/customers/messaging', said, ownMessagingSchema).then(answered);
