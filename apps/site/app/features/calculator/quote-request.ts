import type { CreateQuoteRequest } from '@flota/schemas';
import type { Draft } from './calculator-state.js';
import type { ContactFormOutput } from './contact-form.js';

/** What is asked of the server, without the bot defence's fields. */
export type QuoteRequest = Omit<CreateQuoteRequest, 'altcha' | 'website'>;

export function quoteRequest(draft: Draft, { contact, consent }: ContactFormOutput): QuoteRequest {
  const { plan, personType, vehicle, downPaymentPercent, termMonths, units } = draft;
  return {
    plan: plan.slug,
    personType,
    vehicle: { type: vehicle.type.slug, model: vehicle.model.slug, version: vehicle.version.slug },
    downPaymentPercent,
    termMonths,
    units,
    contact,
    consent,
  };
}

/** `crypto.randomUUID` exists only in secure contexts; a test server by its bare address is none. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key per filled-in form: sending the same again, after an answer that never arrived, makes no second quote; what
 * was changed in between is a new request and gets a new key.
 */
export function createIdempotencyKeys(newKey = randomKey): (request: QuoteRequest) => string {
  let last = { content: '', key: '' };
  return (request) => {
    const content = JSON.stringify(request);
    if (content !== last.content) last = { content, key: newKey() };
    return last.key;
  };
}
