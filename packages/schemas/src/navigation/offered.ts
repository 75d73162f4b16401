import type { Destination } from './destinations.js';

/** The plan that one reads about and does not quote has its place among the products. */
export const INSURANCE_PLAN_PATH = '/planes-financiamiento/insurance';

/** What a lender has, as far as menus lead to it. */
export interface Offer {
  plans: readonly { url: string }[];
  offersSyntage: boolean;
  jobBoardUrl: string | null;
  socialLinks: readonly unknown[];
  sisterSites: readonly unknown[];
}

const NEEDS = {
  insurance: ({ plans }) => plans.some(({ url }) => url === INSURANCE_PLAN_PATH),
  syntage: ({ offersSyntage }) => offersSyntage,
  jobs: ({ jobBoardUrl }) => Boolean(jobBoardUrl),
  social: ({ socialLinks }) => socialLinks.length > 0,
  'sister-sites': ({ sisterSites }) => sisterSites.length > 0,
} as const satisfies Partial<Record<Destination, (offer: Offer) => boolean>>;

/** What a lender may be without; all else is part of the product. */
export type OptionalDestination = keyof typeof NEEDS;

export const isOptional = (destination: Destination): destination is OptionalDestination => destination in NEEDS;

/** Whether it is drawn where a menu leads to it. */
export const isOffered = (destination: Destination, offer: Offer): boolean =>
  !isOptional(destination) || NEEDS[destination](offer);
