import { contactRequestSchema, leadReceiptSchema } from '@flota/schemas';
import { api } from '../../api/client.js';
import { leadSource, marketingConsent } from '../consent/index.js';
import { createSiteForm } from '../forms/index.js';
import type { ContactValues } from './contact-fields.js';

export const openContactForm = () =>
  createSiteForm({
    schema: contactRequestSchema,
    toRequest: (values: ContactValues) => ({ ...values, source: leadSource(), marketing: marketingConsent() }),
    post: (body, idempotencyKey) => api.post('/api/contact', body, leadReceiptSchema, { idempotencyKey }),
  });
