import type { MarketingConsent } from '@flota/schemas';
import { currentRequest } from '../http/request-context.js';

/** What is stored of a form's consent to be measured: with the browser it came from, or nothing. */
export const keptMarketing = (consent: MarketingConsent | undefined) =>
  consent && { ...consent, userAgent: currentRequest()?.device ?? '' };
