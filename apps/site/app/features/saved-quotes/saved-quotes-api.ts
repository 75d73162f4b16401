import { newIdempotencyKey } from '@flota/client';
import { savedQuoteSchema, savedQuotesSchema } from '@flota/schemas';
import { z } from 'zod';
import { api } from '../../api/client.js';

export async function readSavedQuotes(token: string, signal: AbortSignal) {
  const saved = await api.post('/api/saved-quotes', { token }, savedQuotesSchema, { signal });
  if (!saved) throw new Error('Saved quotes were answered with nothing');
  return saved;
}

/** Makes a quote anew; pressed twice, it is one. */
export async function renewQuote(token: string, quote: string, idempotencyKey = newIdempotencyKey()) {
  const renewed = await api.post('/api/saved-quotes/renew', { token, quote }, savedQuoteSchema, { idempotencyKey });
  if (!renewed) throw new Error('A renewal was answered with nothing');
  return renewed;
}

export async function forgetQuote(token: string, quote: string): Promise<void> {
  await api.post('/api/saved-quotes/forget', { token, quote }, z.unknown());
}
