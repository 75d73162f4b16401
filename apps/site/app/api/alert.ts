import type { Alert } from '@flota/schemas';
import { api } from './client.js';

const asItIs = { parse: (value: unknown) => value };

/** The alert that is active now, if any. Mostly there is none: what checks one is fetched only when there is. */
export async function findActiveAlert(signal?: AbortSignal): Promise<Alert | null> {
  const answer = await api.post('/api/alert', { internalAlert: false, pcAlert: false }, asItIs, { signal });
  if (answer === null) return null;
  const { alertSchema } = await import('./alert-schema.js');
  return alertSchema.parse(answer);
}
