import {
  customerPasskeyAddedSchema,
  customerPasskeysSchema,
  type NewPasskey,
  passkeyRequestSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { accountApi, answered } from './client.js';

const PATH = '/api/customers/passkeys';
const passkey = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const readPasskeys = () => accountApi.get(PATH, customerPasskeysSchema);

export const beginPasskey = (currentPassword: string) =>
  accountApi.post(`${PATH}/options`, { currentPassword }, passkeyRequestSchema).then(answered);

export const addPasskey = (made: NewPasskey) => accountApi.post(PATH, made, customerPasskeyAddedSchema).then(answered);

/** For calls that succeed without saying anything. */
const done = () => 'done' as const;

export const renamePasskey = (id: string, name: string) =>
  accountApi.patch(passkey(id), { name }, z.unknown()).then(done);

export const removePasskey = (id: string, currentPassword: string) =>
  accountApi.post(`${passkey(id)}/removal`, { currentPassword }, z.unknown()).then(done);
