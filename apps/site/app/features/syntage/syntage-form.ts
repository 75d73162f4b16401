import { parseRfc, syntageRequestSchema, syntageStatusSchema } from '@flota/schemas';
import { api } from '../../api/client.js';
import { createSiteForm } from '../forms/index.js';
import type { SyntageValues } from './syntage-fields.js';

export const openSyntageForm = () => ({
  ...createSiteForm({
    schema: syntageRequestSchema,
    toRequest: (values: SyntageValues) => values,
    post: (body, idempotencyKey) => api.post('/api/syntage', body, syntageStatusSchema, { idempotencyKey }),
  }),
  /** Well formed, but with a check digit that does not fit: worth a second look, no reason to refuse. */
  isRfcDoubtful: (text: string): boolean => (parseRfc(text)?.warnings.length ?? 0) > 0,
});
