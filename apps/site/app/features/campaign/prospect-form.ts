import { leadReceiptSchema, prospectRequestSchema } from '@flota/schemas';
import { api } from '../../api/client.js';
import { leadSource, marketingConsent } from '../consent/index.js';
import { createSiteForm } from '../forms/index.js';
import type { ProspectInterest, ProspectValues } from './prospect-fields.js';

export const openProspectForm = (interest: ProspectInterest) =>
  createSiteForm({
    schema: prospectRequestSchema,
    toRequest: (values: ProspectValues) => ({
      ...values,
      ...interest,
      source: leadSource(),
      marketing: marketingConsent(),
    }),
    post: (body, idempotencyKey) => api.post('/api/prospects', body, leadReceiptSchema, { idempotencyKey }),
  });
