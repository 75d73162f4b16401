import type { Campaign } from '@flota/prisma';
import { type AdminCampaign, campaignWriteSchema, slug } from '@flota/schemas';
import { sanitizeHtml } from '../platform/html/sanitize.js';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';
import { presentPublication, publicationData, stateFilter } from './publication.js';
import { published } from './published.js';

type Row = Campaign & { _count: { leads: number } };

export const campaignsResource = defineResource<Row, typeof campaignWriteSchema>({
  name: 'campaigns',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.campaign,
  key: { column: 'slug', schema: slug },
  include: { _count: { select: { leads: true } } },
  search: ['title', 'slug'],
  sort: sortedBy('title', 'publishedFrom', 'publishedUntil', 'updatedAt'),
  defaultOrder: { updatedAt: 'desc' },
  filters: { state: stateFilter(published) },
  present: ({ _count, ...campaign }): AdminCampaign => ({
    ...campaign,
    ...presentPublication(campaign),
    id: campaign.slug,
    url: `/campaign/${campaign.slug}`,
    leads: _count.leads,
  }),
  write: {
    schema: campaignWriteSchema,
    async toData(input, { database }) {
      await requireImages(database, { image: input.image });
      return { ...input, ...publicationData(input), body: sanitizeHtml(input.body) };
    },
  },
});
