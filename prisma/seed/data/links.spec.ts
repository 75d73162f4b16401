import { describe, expect, it } from '@jest/globals';
import { brands } from './brands.js';
import { campaigns } from './campaigns.js';
import { faqCategories } from './faqs/index.js';
import { seededContent } from './content.js';
import { legalPages } from './legal/index.js';
import { news } from './news/index.js';
import { plans } from './plans.js';
import { vehicles } from './vehicles.js';

const under = (folder: string, rows: { slug: string }[]) => rows.map(({ slug }) => `${folder}${slug}`);

/** What the site answers: its own addresses, and those of the content. */
const ROUTES = new Set([
  '/',
  '/acceso',
  '/acerca',
  '/calculadora/paso-1',
  '/contacto',
  '/distribuidores',
  '/formularios',
  '/legales/revocacion',
  '/my-account/balances',
  '/my-account/bills',
  '/noticias',
  '/planes-financiamiento',
  '/syntage',
  ...under('/brand-', brands),
  ...under('/campaign/', campaigns),
  ...under('/faqs/', faqCategories),
  ...under('/legales/', legalPages),
  ...under('/noticias/', news),
  ...under('/planes-financiamiento/', plans),
  ...vehicles.map(({ type, slug }) => `/calculadora/independiente/tipo/${type}/modelo/${slug}`),
]);

/** Every address: of a link in a text, of a button. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /url$/i.test(key) && typeof inner === 'string' ? [inner] : addressesIn(inner),
  );
}

/** Of the lender's own settings, addresses are those of other sites. */
const { settings: _, ...content } = seededContent;

describe.each(Object.entries(content))('links in %s', (_, rows) => {
  const addresses = addressesIn(rows);

  it('lead to a page of the site, a mailbox or an authority', () => {
    const unknown = addresses.filter(
      (address) =>
        !ROUTES.has(address.split('?')[0] ?? '') &&
        !/^mailto:(?:\{correo\}|\S+@flota\.test)$|^https:\/\/\S+\.gob\.mx(\/|$)/.test(address),
    );
    expect(unknown).toEqual([]);
  });
});

it('opens the calculator with a plan that there is, where an address names one', () => {
  const named = addressesIn(content).flatMap((address) => new URLSearchParams(address.split('?')[1]).getAll('plan'));
  expect(named).toContain('arrendamiento-puro');
  const known = new Set<string>(plans.map(({ slug }) => slug));
  expect(named.filter((slug) => !known.has(slug))).toEqual([]);
});

it('finds the links it judges', () => {
  expect(addressesIn(content).length).toBeGreaterThan(60);
});
