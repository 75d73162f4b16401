import { advisers } from './advisers.js';
import { alerts } from './alerts.js';
import { banners } from './banners.js';
import { brands } from './brands.js';
import { campaigns } from './campaigns.js';
import { distributors } from './distributors.js';
import { documents } from './documents.js';
import { equipment } from './equipment.js';
import { faqCategories, faqs } from './faqs.js';
import { legalPages } from './legal-pages.js';
import { news } from './news.js';
import { pages } from './pages.js';
import { planPages } from './plan-pages.js';
import { promotions } from './promotions.js';
import { settings } from './settings.js';
import { vehicles } from './vehicles.js';

export * from './content-kind.js';
export { type ContentField, fieldAt, type FieldMap } from './field.js';
export * from './open-content.js';
export { CONTENT_OUTLINES, type ContentOutline, type MenuGroup } from './outlines.js';
export { brandPath } from './brands.js';
export { DOCUMENT_TEMPLATES, documentFilePath } from './documents.js';
export { faqsPath } from './faqs.js';
export { legalPath } from './legal-pages.js';
export { NEWS_PLACES, newsPath } from './news.js';
export { pagePath } from './pages.js';
export { type AdminVehicle, brochurePath, CATALOGUE_PATH, cataloguePrice, vehiclePath } from './vehicles.js';

/** Every type of content, in the order of the backoffice's menu, which `CONTENT_OUTLINES` is kept in too. */
export const CONTENT = {
  'plan-pages': planPages,
  vehicles,
  equipment,
  distributors,
  advisers,
  banners,
  promotions,
  brands,
  alerts,
  news,
  faqs,
  'faq-categories': faqCategories,
  pages,
  'legal-pages': legalPages,
  campaigns,
  documents,
  settings,
} as const;

export type ContentName = keyof typeof CONTENT;
