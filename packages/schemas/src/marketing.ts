import { z } from 'zod';

/** Of the question that the notice about cookies asks; an answer to another question is no answer. */
export const MARKETING_CONSENT_VERSION = 2;

/** That a visitor agreed to being measured as somebody whom an advertisement brought, and when. */
const marketingConsentSchema = z.object({
  version: z.literal(MARKETING_CONSENT_VERSION),
  agreedAt: z.iso.datetime(),
  /** Path of the page with the form. */
  page: z.string().trim().max(200),
});
export type MarketingConsent = z.infer<typeof marketingConsentSchema>;

/** On a form. What can't be understood is no consent, and no reason to refuse the form. */
export const marketingField = marketingConsentSchema.optional().catch(undefined);

/** As it is kept with what was sent. */
export const keptMarketingConsentSchema = marketingConsentSchema.extend({
  /** What the browser says it is: whoever measures advertisements wants it. */
  userAgent: z.string(),
});
