import { savedQuoteSchema, type CreateQuoteRequest, type SavedQuote } from '@flota/schemas';
import { api } from '../../api/client.js';
import { marketingConsent } from '../consent/index.js';
import { createFormGuard } from '../forms/index.js';
import type { CatalogueLine, QuotingPlace } from '../quoting/index.js';
import type { Draft } from './calculator-state.js';
import type { ContactFormOutput } from './contact-form.js';
import { useEffect, useState } from 'react';

/** What is asked of the server, without the bot defence's fields. */
type QuoteRequest = Omit<CreateQuoteRequest, 'altcha' | 'website'>;

export function quoteRequest(
  draft: Draft,
  { contact, consent, sms, whatsapp }: ContactFormOutput,
  { channel, dealer }: Pick<QuotingPlace, 'channel' | 'dealer'>,
): QuoteRequest {
  const {
    plan,
    personType,
    lines,
    tradeIn,
    downPaymentPercent,
    termMonths,
    balloonPercent,
    borderRegion,
    withoutInsurance,
  } = draft;
  const [first, ...others] = lines.map(asked);
  return {
    plan: plan.slug,
    personType,
    ...first!,
    others: others.length > 0 ? others : undefined,
    tradeIn: tradeIn ?? undefined,
    downPaymentPercent,
    termMonths,
    balloonPercent,
    borderRegion: borderRegion || undefined,
    insurance: withoutInsurance ? false : undefined,
    contact,
    distributor: dealer(),
    channel: channel === 'site' ? undefined : channel,
    marketing: marketingConsent(),
    consent,
    whatsapp: whatsapp || undefined,
    sms: sms || undefined,
  };
}

/** A kind of vehicle as the server is asked for it. */
const asked = ({ vehicle, units, equipment }: CatalogueLine) => ({
  vehicle: {
    type: vehicle.type.slug,
    model: vehicle.model.slug,
    version: vehicle.version.slug,
    ...(equipment.length > 0 && { equipment: equipment.map(({ item, quantity }) => ({ item, quantity })) }),
  },
  units,
});

/** Saves a quote. The server works out the figures itself and mails them. */
export function useQuoteSubmit(): (request: QuoteRequest, website: string | undefined) => Promise<SavedQuote> {
  const [guard] = useState(() => createFormGuard());
  useEffect(() => guard.start(), [guard]);

  return (request, website) =>
    guard.send(request, (proved, idempotencyKey) =>
      api.post('/api/quotes', { ...proved, website: website || undefined }, savedQuoteSchema, { idempotencyKey }),
    );
}
