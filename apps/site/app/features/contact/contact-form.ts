import { contactRequestSchema, fieldCode, leadReceiptSchema } from '@flota/schemas';
import { api } from '../../api/client.js';
import { leadSource, marketingConsent } from '../consent/index.js';
import { createSiteForm } from '../forms/index.js';
import type { ContactValues } from './contact-fields.js';

/** @param phoneRequired whether the lender asks for a telephone */
export const openContactForm = (phoneRequired: boolean) =>
  createSiteForm({
    schema: contactRequestSchema,
    checkMore: ({ phone }) =>
      phoneRequired && phone.trim() === '' ? [{ field: 'phone', code: fieldCode('PHONE.REQUIRED') }] : [],
    toRequest: (values: ContactValues) => ({ ...values, source: leadSource(), marketing: marketingConsent() }),
    post: (body, idempotencyKey) => api.post('/api/contact', body, leadReceiptSchema, { idempotencyKey }),
  });
