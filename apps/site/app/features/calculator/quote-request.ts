import type { CreateQuoteRequest } from '@flota/schemas';
import type { Draft } from './calculator-state.js';
import { chosenDealer } from '../quoting/index.js';
import type { ContactFormOutput } from './contact-form.js';

/** What is asked of the server, without the bot defence's fields. */
export type QuoteRequest = Omit<CreateQuoteRequest, 'altcha' | 'website'>;

export function quoteRequest(draft: Draft, { contact, consent }: ContactFormOutput): QuoteRequest {
  const { plan, personType, vehicle, downPaymentPercent, termMonths, units, balloonPercent } = draft;
  return {
    plan: plan.slug,
    personType,
    vehicle: { type: vehicle.type.slug, model: vehicle.model.slug, version: vehicle.version.slug },
    downPaymentPercent,
    termMonths,
    units,
    balloonPercent,
    contact,
    distributor: chosenDealer(),
    consent,
  };
}
