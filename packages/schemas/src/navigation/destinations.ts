/** Kinds of pages that have a menu and a footer of their own: the public ones, and those of a customer who signed in. */
export const NAVIGATION_KINDS = ['site', 'account'] as const;
export type NavigationKind = (typeof NAVIGATION_KINDS)[number];

/** What menus may lead to. One that a lender doesn't offer, as a plan that isn't published, is drawn nowhere. */
export const DESTINATIONS = [
  'plans',
  'insurance',
  'calculator',
  'afford',
  'vehicles',
  'promotions',
  'brands',
  'news',
  'contact',
  'syntage',
  'dealers',
  'faqs',
  'forms',
  'about',
  'saved-quotes',
  'terms',
  'privacy',
  'jobs',
  'social',
  'sister-sites',
] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** Several links, each called as the settings say. */
export const SEVERAL_LINKS = ['social', 'sister-sites'] as const satisfies readonly Destination[];
export type SeveralLinks = (typeof SEVERAL_LINKS)[number];

export const isSeveralLinks = (destination: Destination): destination is SeveralLinks =>
  (SEVERAL_LINKS as readonly Destination[]).includes(destination);

/** Groups of the footer that have a title of the product's own, which follows a new release. */
export const FOOTER_GROUPS = ['company', 'products', 'help'] as const;
export type FooterGroupName = (typeof FOOTER_GROUPS)[number];
