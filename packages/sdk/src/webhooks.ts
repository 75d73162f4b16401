import { Webhook } from 'standardwebhooks';
import type { components } from './openapi-types.js';

export type FlotaEvent = components['schemas']['Event'];

/**
 * The event of a webhook, once its signature (Standard Webhooks) and its time are right.
 *
 * @param body as it came, byte by byte: parsed and written again it is another one
 * @param secrets `whsec_…`; two while one takes the place of the other
 * @throws where none of the secrets signed it, or it is older than five minutes
 */
export function verifyWebhook(
  body: string,
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  ...secrets: [string, ...string[]]
): FlotaEvent {
  const named = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    return typeof value === 'string' ? value : '';
  };
  const signed = {
    'webhook-id': named('webhook-id'),
    'webhook-timestamp': named('webhook-timestamp'),
    'webhook-signature': named('webhook-signature'),
  };
  const refusals: unknown[] = [];
  for (const secret of secrets) {
    try {
      return new Webhook(secret).verify(body, signed) as FlotaEvent;
    } catch (error) {
      refusals.push(error);
    }
  }
  throw refusals[0];
}
