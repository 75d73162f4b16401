import type { Brand } from '@flota/prisma';
import { type AdminBrand, brandWriteSchema, slug } from '@flota/schemas';
import { sanitizeHtml } from '../platform/html/sanitize.js';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';
import { brandPath } from './content-paths.js';
import { presentPublication, publicationData, stateFilter } from './publication.js';
import { published } from './published.js';
import { sectionsSchema } from './sections.js';
import { cleanSections, sectionImages } from './sections.write.js';

export const brandsResource = defineResource<Brand, typeof brandWriteSchema>({
  name: 'brands',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.brand,
  key: { column: 'slug', schema: slug },
  ordered: true,
  search: ['title', 'subtitle', 'slug'],
  sort: sortedBy('position', 'title', 'publishedFrom', 'publishedUntil', 'updatedAt'),
  defaultOrder: { position: 'asc' },
  filters: { state: stateFilter(published) },
  present: (brand): AdminBrand => ({
    ...brand,
    ...presentPublication(brand),
    id: brand.slug,
    sections: sectionsSchema.parse(brand.sections),
    url: brandPath(brand.slug),
  }),
  write: {
    schema: brandWriteSchema,
    async toData(input, { database }) {
      const { image, imageMobile } = input;
      await requireImages(database, { image, imageMobile, ...sectionImages(input.sections) });
      const texts = { body: sanitizeHtml(input.body), sections: cleanSections(input.sections) };
      return { ...input, ...publicationData(input), ...texts };
    },
  },
});
