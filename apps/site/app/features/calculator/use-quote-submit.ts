import { savedQuoteSchema, type SavedQuote } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.js';
import { createProofOfWork } from '../../lib/proof-of-work.js';
import { createIdempotencyKeys, type QuoteRequest } from './quote-request.js';

/** Saves a quote. The server works out the figures itself and mails them. */
export function useQuoteSubmit(): (request: QuoteRequest, website: string | undefined) => Promise<SavedQuote> {
  const [proofOfWork] = useState(() => createProofOfWork());
  const [idempotencyKeyFor] = useState(() => createIdempotencyKeys());
  useEffect(() => proofOfWork.start(), [proofOfWork]);

  return async (request, website) => {
    const body = { ...request, altcha: await proofOfWork.take(), website: website || undefined };
    try {
      const quote = await api.post('/api/quotes', body, savedQuoteSchema, {
        idempotencyKey: idempotencyKeyFor(request),
      });
      if (!quote) throw new Error('POST /api/quotes answered without a quote');
      return quote;
    } catch (error) {
      // Sending again takes a new proof.
      proofOfWork.start();
      throw error;
    }
  };
}
