import type { NewsArticle, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

/** Published some days ago. */
export function createNewsArticle(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.NewsArticleCreateManyInput> = {},
): Promise<NewsArticle> {
  return database.newsArticle.create({
    data: {
      slug: `noticia-${unique()}`,
      title: 'Abrimos una nueva sucursal',
      subtitle: '<p>Más cerca de su ruta.</p>',
      image: '/artwork/ciudad',
      body: '<p>Desde hoy le atendemos también en Querétaro.</p>',
      publishedFrom: new Date('2026-01-15T15:00:00Z'),
      ...overrides,
    },
  });
}
