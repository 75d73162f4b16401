import { alertsResource } from './alerts.resource.js';
import { bannersResource } from './banners.resource.js';
import { brandsResource } from './brands.resource.js';
import { campaignsResource } from './campaigns.resource.js';
import { documentsResource } from './documents.resource.js';
import { faqCategoriesResource } from './faq-categories.resource.js';
import { faqsResource } from './faqs.resource.js';
import { legalPagesResource } from './legal-pages.resource.js';
import { newsResource } from './news.resource.js';
import { pagesResource } from './pages.resource.js';
import { promotionsResource } from './promotions.resource.js';
import { settingsResource } from './settings.resource.js';

/** What staff write of the public site's content. */
export const contentResources = [
  alertsResource,
  bannersResource,
  promotionsResource,
  brandsResource,
  newsResource,
  faqCategoriesResource,
  faqsResource,
  legalPagesResource,
  pagesResource,
  campaignsResource,
  documentsResource,
  settingsResource,
];
