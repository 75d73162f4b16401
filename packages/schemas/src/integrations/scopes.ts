import { z } from 'zod';

/** What an integrator may be allowed, by what it is about. */
export const API_SCOPES = [
  'customers:read',
  'customers:write',
  'contracts:read',
  'contracts:write',
  'movements:read',
  'movements:write',
  'invoices:read',
  'invoices:write',
  'policies:read',
  'policies:write',
  'changes:read',
] as const;

export const apiScopeSchema = z.enum(API_SCOPES);
export type ApiScope = z.output<typeof apiScopeSchema>;

/** `GET /api/integrations/v1/client`: who is calling. */
export const callingClientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(apiScopeSchema),
  requestsPerMinute: z.int(),
  expiresAt: z.iso.datetime().nullable().describe('From then on its keys and tokens are refused'),
});
