import { type AdminRecord, CONTENT } from '@flota/schemas';
import { contentResource } from '../platform/content/content-resource.js';
import { onOffer } from '../platform/content/publication.js';
import { sortedBy } from '../platform/resources/resource.js';

/** The texts of each plan's own page; what it costs is `plans`. */
export const planPagesResource = contentResource(CONTENT['plan-pages'], 'plan', {
  sort: sortedBy('position', 'title'),
  open: () => ({ NOT: { page: { equals: {} } }, ...onOffer }),
  // A plan whose page nobody has written yet has an empty one.
  present: ({ page }) => ({ page: page as AdminRecord<(typeof CONTENT)['plan-pages']>['page'] }),
});
