import type { Destination, FooterGroupName, SeveralLinks } from '@flota/schemas';
import { navigation } from './navigation.js';

/** Of a plan and of links that the lender names, what they are called is known by whoever draws them. */
type NamedElsewhere = SeveralLinks | 'insurance' | 'syntage';
export type NamedDestination = Exclude<Destination, NamedElsewhere>;

const IN_MENU = {
  plans: 'plans',
  calculator: 'calculator',
  afford: 'footerAfford',
  vehicles: 'footerVehicles',
  promotions: 'promotions',
  brands: 'brands',
  news: 'news',
  contact: 'contact',
  dealers: 'dealers',
  faqs: 'faqs',
  forms: 'forms',
  about: 'footerAbout',
  'saved-quotes': 'savedQuotes',
  terms: 'footerLegal',
  privacy: 'footerPrivacy',
  jobs: 'footerJobs',
} as const satisfies Record<NamedDestination, keyof typeof navigation>;

const IN_FOOTER = {
  ...IN_MENU,
  plans: 'footerPlans',
  calculator: 'footerCalculator',
  news: 'footerNews',
  contact: 'footerContact',
} as const satisfies Record<NamedDestination, keyof typeof navigation>;

const GROUPS = {
  company: 'footerCompany',
  products: 'footerProducts',
  help: 'footerHelp',
} as const satisfies Record<FooterGroupName, keyof typeof navigation>;

/** What the product calls a place in the menu. */
export const menuLabel = (destination: NamedDestination): string => navigation[IN_MENU[destination]];

/** What it calls it in the footer. */
export const footerLabel = (destination: NamedDestination): string => navigation[IN_FOOTER[destination]];

/** What it calls a group of its own in the footer. */
export const footerTitle = (group: FooterGroupName): string => navigation[GROUPS[group]];

/** All of them, for whoever chooses among them. */
export const ownLabels = () => ({
  menu: said(IN_MENU),
  footer: said(IN_FOOTER),
  groups: said(GROUPS),
});

const said = (keys: Readonly<Record<string, PlainText>>): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, navigation[key]]));

type PlainText = Exclude<keyof typeof navigation, symbol>;
