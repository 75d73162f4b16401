import { alertSchema, type Alert } from '@flota/schemas';
import { api } from './client.js';

/** The alert that is active now, if any. */
export const findActiveAlert = (signal?: AbortSignal): Promise<Alert | null> =>
  api.post('/api/alert', { internalAlert: false, pcAlert: false }, alertSchema, { signal });
