import type { NewsArticle } from '@flota/prisma';
import { type AdminNewsArticle, newsWriteSchema, slug } from '@flota/schemas';
import { requireHtml } from '../platform/html/sanitize.js';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';
import { newsPath } from './content-paths.js';
import { presentPublication, publicationData, stateFilter } from './publication.js';
import { publishedNews } from './published.js';

export const newsResource = defineResource<NewsArticle, typeof newsWriteSchema>({
  name: 'news',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.newsArticle,
  key: { column: 'slug', schema: slug },
  search: ['title', 'subtitle', 'slug'],
  sort: sortedBy('position', 'title', 'publishedFrom', 'publishedUntil', 'updatedAt'),
  defaultOrder: { publishedFrom: 'desc' },
  filters: { state: stateFilter(publishedNews) },
  present: (article): AdminNewsArticle => ({
    ...article,
    ...presentPublication(article),
    publishedFrom: article.publishedFrom.toISOString(),
    id: article.slug,
    articleUrl: newsPath(article.slug),
  }),
  write: {
    schema: newsWriteSchema,
    async toData(input, { database }) {
      const texts = { subtitle: requireHtml('subtitle', input.subtitle), body: requireHtml('body', input.body) };
      await requireImages(database, { image: input.image });
      return { ...input, ...publicationData(input), ...texts };
    },
  },
});
