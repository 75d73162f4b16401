import { letterVerificationRequestSchema, letterVerificationSchema } from '@flota/schemas';
import { api } from '../../api/client.js';
import { createAccountForm } from '../forms/index.js';
import type { Printed } from './printed.js';

/** In the body: addresses get logged. */
export const openVerificationForm = () =>
  createAccountForm({
    schema: letterVerificationRequestSchema,
    toRequest: (values: Printed) => values,
    post: (asked) => api.post('/api/letters/verification', asked, letterVerificationSchema),
  });
