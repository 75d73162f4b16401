import type { Destination } from './destinations.js';
import type { DestinationEntry, Navigation } from './navigation.js';

const entries = (...destinations: Destination[]): DestinationEntry[] =>
  destinations.map((destination) => ({ kind: 'destination', destination, label: null, hidden: false }));

/** What every kind of page has as long as the lender says nothing else; it may be another one in another release. */
export const DEFAULT_NAVIGATION: Navigation = {
  menu: entries('plans', 'calculator', 'promotions', 'brands', 'news', 'contact', 'syntage'),
  footer: [
    { name: 'company', title: null, entries: entries('about', 'news', 'jobs', 'social') },
    {
      name: 'products',
      title: null,
      entries: entries('plans', 'insurance', 'calculator', 'afford', 'vehicles', 'sister-sites'),
    },
    { name: 'help', title: null, entries: entries('dealers', 'faqs', 'contact', 'saved-quotes', 'terms', 'privacy') },
  ],
};
