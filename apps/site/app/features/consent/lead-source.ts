import type { LeadSource } from '@flota/schemas';
import { LEAD_SOURCE_KEY } from '../../constants/storage-keys.js';
import { sessionStore } from '../../lib/browser-storage.js';
import { onConsentChange, readConsent } from './consent.js';

type Campaign = Omit<LeadSource, 'page'>;

const PARAMETERS = { utmSource: 'utm_source', utmMedium: 'utm_medium', utmCampaign: 'utm_campaign' } as const;

/** As `leadSourceSchema` limits them: an address that somebody made longer must not make a form fail. */
const MAX_LENGTH = 100;
const MAX_PAGE_LENGTH = 200;

/** The campaign an address speaks of; `null` when it speaks of none. */
export function campaignOf(search: string): Campaign | null {
  const query = new URLSearchParams(search);
  const campaign: Campaign = {};
  for (const key of Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[]) {
    const value = query.get(PARAMETERS[key])?.trim().slice(0, MAX_LENGTH);
    if (value) campaign[key] = value;
  }
  return Object.keys(campaign).length > 0 ? campaign : null;
}

/**
 * Keeps the campaign of the visit's first address for as long as the visitor allows it: it is written when they accept,
 * and forgotten when they take that back. Until then only this page knows it.
 */
export function followCampaign(): () => void {
  const landing = campaignOf(window.location.search);
  const obey = () => {
    if (readConsent()?.choice !== 'all') sessionStore.removeItem(LEAD_SOURCE_KEY);
    else if (landing) sessionStore.setItem(LEAD_SOURCE_KEY, JSON.stringify(landing));
  };
  obey();
  return onConsentChange(obey);
}

/** What a form says of where its visitor came from. */
export function leadSource(): LeadSource {
  const page = window.location.pathname.slice(0, MAX_PAGE_LENGTH);
  const stored = readConsent()?.choice === 'all' ? sessionStore.getItem(LEAD_SOURCE_KEY) : null;
  return stored === null ? { page } : { ...(JSON.parse(stored) as Campaign), page };
}
