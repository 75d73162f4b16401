import { savedQuoteSchema, type SavedQuote } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.js';
import { createFormGuard } from '../forms/index.js';
import type { QuoteRequest } from './quote-request.js';

/** Saves a quote. The server works out the figures itself and mails them. */
export function useQuoteSubmit(): (request: QuoteRequest, website: string | undefined) => Promise<SavedQuote> {
  const [guard] = useState(() => createFormGuard());
  useEffect(() => guard.start(), [guard]);

  return (request, website) =>
    guard.send(request, (proved, idempotencyKey) =>
      api.post('/api/quotes', { ...proved, website: website || undefined }, savedQuoteSchema, { idempotencyKey }),
    );
}
