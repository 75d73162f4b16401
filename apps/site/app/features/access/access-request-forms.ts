import { forgotPasswordSchema, registrationSchema } from '@flota/schemas';
import { z } from 'zod';
import { api } from '../../api/client.js';
import { createSiteForm } from '../forms/index.js';
import type { RegistrationValues, ResetValues } from './access-request-values.js';

const ACCEPTED = 'accepted';

/** The one answer there is, whoever asks. */
async function ask(path: string, body: object, idempotencyKey: string): Promise<typeof ACCEPTED> {
  await api.post(`/api/auth/customers/${path}`, body, z.unknown(), { idempotencyKey });
  return ACCEPTED;
}

export const openRegistrationForm = () =>
  createSiteForm({
    schema: registrationSchema,
    toRequest: (values: RegistrationValues) => values,
    post: (body, idempotencyKey) => ask('register', body, idempotencyKey),
  });

export const openResetForm = () =>
  createSiteForm({
    schema: forgotPasswordSchema,
    toRequest: (values: ResetValues) => values,
    post: (body, idempotencyKey) => ask('forgot-password', body, idempotencyKey),
  });
