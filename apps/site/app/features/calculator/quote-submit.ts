import { savedQuoteSchema, type CreateQuoteRequest, type SavedQuote } from '@flota/schemas';
import { api } from '../../api/client.js';
import { marketingConsent } from '../consent/index.js';
import { createFormGuard } from '../forms/index.js';
import { chosenDealer } from '../quoting/index.js';
import type { Draft } from './calculator-state.js';
import type { ContactFormOutput } from './contact-form.js';
import { useEffect, useState } from 'react';

/** What is asked of the server, without the bot defence's fields. */
type QuoteRequest = Omit<CreateQuoteRequest, 'altcha' | 'website'>;

export function quoteRequest(draft: Draft, { contact, consent, sms, whatsapp }: ContactFormOutput): QuoteRequest {
  const {
    plan,
    personType,
    vehicle,
    downPaymentPercent,
    termMonths,
    units,
    balloonPercent,
    borderRegion,
    withoutInsurance,
  } = draft;
  return {
    plan: plan.slug,
    personType,
    vehicle: { type: vehicle.type.slug, model: vehicle.model.slug, version: vehicle.version.slug },
    downPaymentPercent,
    termMonths,
    units,
    balloonPercent,
    borderRegion: borderRegion || undefined,
    insurance: withoutInsurance ? false : undefined,
    contact,
    distributor: chosenDealer(),
    marketing: marketingConsent(),
    consent,
    whatsapp: whatsapp || undefined,
    sms: sms || undefined,
  };
}

/** Saves a quote. The server works out the figures itself and mails them. */
export function useQuoteSubmit(): (request: QuoteRequest, website: string | undefined) => Promise<SavedQuote> {
  const [guard] = useState(() => createFormGuard());
  useEffect(() => guard.start(), [guard]);

  return (request, website) =>
    guard.send(request, (proved, idempotencyKey) =>
      api.post('/api/quotes', { ...proved, website: website || undefined }, savedQuoteSchema, { idempotencyKey }),
    );
}
