import { z } from 'zod';

/** `POST /api/integrations/v1/oauth/token`, as a form. The credentials may come by HTTP Basic instead. */
export const tokenRequestSchema = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.uuid().optional(),
  client_secret: z.string().optional().describe('One of the API keys of the client'),
  scope: z.string().optional().describe('Scopes with a space between; all that the client has when there are none'),
});

export const tokenGrantSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds'),
  scope: z.string(),
});

export const tokenRefusalSchema = z.object({
  error: z.enum(['invalid_request', 'invalid_client', 'unsupported_grant_type', 'invalid_scope']),
  error_description: z.string().optional(),
});
