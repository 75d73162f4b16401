import type { Page } from '@flota/prisma';
import { type AdminPage, pageWriteSchema, slug } from '@flota/schemas';
import { sanitizeHtml } from '../platform/html/sanitize.js';
import { CONTENT_EDITS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';
import { pagePath } from './content-paths.js';
import { sectionsSchema } from './sections.js';
import { cleanSections, sectionImages } from './sections.write.js';

/** The site has these pages by itself: staff change what they say. */
export const pagesResource = defineResource<Page, typeof pageWriteSchema>({
  name: 'pages',
  allow: CONTENT_EDITS,
  model: (database) => database.page,
  key: { column: 'slug', schema: slug },
  search: ['title', 'slug'],
  sort: sortedBy('title', 'updatedAt'),
  defaultOrder: { title: 'asc' },
  present: ({ slug: id, ...page }): AdminPage => ({
    ...page,
    id,
    sections: sectionsSchema.parse(page.sections),
    updatedAt: page.updatedAt.toISOString(),
    url: pagePath(id) ?? `/${id}`,
  }),
  write: {
    schema: pageWriteSchema,
    async toData(input, { database }) {
      await requireImages(database, { image: input.image, ...sectionImages(input.sections) });
      return { ...input, body: sanitizeHtml(input.body), sections: cleanSections(input.sections) };
    },
  },
});
