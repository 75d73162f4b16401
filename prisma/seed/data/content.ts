import type { ContentName } from '@flota/schemas';
import { buildAlert } from '../factories/content.factory.js';
import { brands } from './brands.js';
import { campaigns } from './campaigns.js';
import { demoAdvisers } from './demo-advisers.js';
import { distributors } from './distributors.js';
import { documents } from './documents.js';
import { equipment } from './equipment.js';
import { faqCategories } from './faqs/index.js';
import { banners, siteSettings } from './home.js';
import { legalPages } from './legal/index.js';
import { news } from './news/index.js';
import { pages } from './pages/index.js';
import { planTexts } from './plan-pages/index.js';
import { plans } from './plans.js';
import { promotions } from './promotions.js';
import { vehicles } from './vehicles.js';

/** What a distributor is given when it is seeded. */
const KNOWN_LATER = {
  cityId: '0198a000-0000-7000-8000-000000000000',
  phone: '+525555550100',
  email: 'ventas@flota.test',
};

/** Set by staff where a distributor wants it. */
const NO_EMBED = { whatsapp: null, logo: null, embedded: false, embedOrigins: [] };

/** What the seed brings of types of content, as staff would have written it; for the tests of its texts and links. */
export const seededContent: Partial<Record<ContentName, readonly object[]>> = {
  alerts: [buildAlert()],
  banners,
  promotions,
  brands,
  news: news.map((article) => ({ ...article, publishedFrom: '2026-01-01T15:00:00Z' })),
  'faq-categories': faqCategories,
  faqs: faqCategories.flatMap(({ slug: category, questions }) => questions.map((faq) => ({ ...faq, category }))),
  'legal-pages': legalPages,
  pages,
  campaigns,
  documents,
  'plan-pages': plans.map((plan) => ({ ...plan, ...planTexts[plan.slug] })),
  vehicles: vehicles.map(({ versions, ...model }) => ({
    ...model,
    versions: versions.map(({ priceWithVat: price, ...version }) => ({ ...version, price })),
  })),
  equipment,
  distributors: distributors.map((distributor) => ({ ...distributor, ...KNOWN_LATER, ...NO_EMBED, active: true })),
  advisers: demoAdvisers.map((adviser) => ({ ...adviser, photo: null, active: true })),
  settings: [siteSettings],
};
