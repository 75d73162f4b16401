import type { Banner } from '@flota/prisma';
import { type AdminBanner, bannerWriteSchema } from '@flota/schemas';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';
import { presentPublication, publicationData, stateFilter } from './publication.js';
import { published } from './published.js';

export const bannersResource = defineResource<Banner, typeof bannerWriteSchema>({
  name: 'banners',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.banner,
  ordered: true,
  search: ['title', 'subtitle'],
  sort: sortedBy('position', 'title', 'publishedFrom', 'publishedUntil', 'updatedAt'),
  defaultOrder: { position: 'asc' },
  filters: { state: stateFilter(published) },
  present: (banner): AdminBanner => ({ ...banner, ...presentPublication(banner) }),
  write: {
    schema: bannerWriteSchema,
    async toData(input, { database }) {
      await requireImages(database, { image: input.image, imageMobile: input.imageMobile });
      return { ...input, ...publicationData(input) };
    },
  },
});
