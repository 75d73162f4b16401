import { savedQuotesLinkRequestSchema } from '@flota/schemas';
import { z } from 'zod';
import { api } from '../../api/client.js';
import { createSiteForm } from '../forms/index.js';
import type { LinkRequestValues } from './link-request.js';

/** The one answer there is, whoever asks. */
const ACCEPTED = 'accepted';

export const openLinkForm = () =>
  createSiteForm({
    schema: savedQuotesLinkRequestSchema,
    toRequest: (values: LinkRequestValues) => values,
    async post(body, idempotencyKey) {
      await api.post('/api/saved-quotes/link', body, z.unknown(), { idempotencyKey });
      return ACCEPTED;
    },
  });
