import type { MarketingConsent } from '@flota/schemas';
import { CONSENT_VERSION, readConsent } from './consent.js';

const MAX_PAGE_LENGTH = 200;

/** What a form says of its visitor's agreement to being measured; nothing without one. */
export function marketingConsent(): MarketingConsent | undefined {
  const consent = readConsent();
  if (consent?.choice !== 'all') return undefined;
  const page = window.location.pathname.slice(0, MAX_PAGE_LENGTH);
  return { version: CONSENT_VERSION, agreedAt: consent.date, page };
}
