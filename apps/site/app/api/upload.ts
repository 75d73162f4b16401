import { type ApiClient, createClient, transportWithProgress, withXsrf } from '@flota/client';

/** The API, for what takes long enough to send that the visitor wants to see it move: `onProgress` gets 0 to 1. */
export const uploadApi = (onProgress: (share: number) => void): ApiClient =>
  createClient(withXsrf(transportWithProgress(onProgress)));
