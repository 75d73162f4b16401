import type { Faq, FaqCategory } from '@flota/prisma';
import { type AdminFaq, faqWriteSchema, slug } from '@flota/schemas';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { requireHtml } from '../platform/html/sanitize.js';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { presentPublication, publicationData, stateFilter } from './publication.js';
import { published } from './published.js';

type Row = Faq & { category: Pick<FaqCategory, 'name'> };

export const faqsResource = defineResource<Row, typeof faqWriteSchema>({
  name: 'faqs',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.faq,
  include: { category: { select: { name: true } } },
  uniqueField: 'question',
  ordered: true,
  search: ['question', 'answer'],
  sort: {
    ...sortedBy('position', 'question', 'publishedFrom', 'publishedUntil', 'updatedAt'),
    category: (position) => ({ category: { position } }),
  },
  defaultOrder: { position: 'asc' },
  filters: { state: stateFilter(published), category: slug.transform((categorySlug) => ({ categorySlug })) },
  present: ({ category, categorySlug, ...faq }): AdminFaq => ({
    ...faq,
    ...presentPublication(faq),
    category: categorySlug,
    categoryName: category.name,
  }),
  write: {
    schema: faqWriteSchema,
    async toData({ category, ...input }, { database }) {
      const answer = requireHtml('answer', input.answer);
      if (!(await database.faqCategory.findUnique({ where: { slug: category } }))) {
        throw ProblemException.invalid([{ field: 'category', code: 'CATEGORY.UNKNOWN' }]);
      }
      return { ...input, ...publicationData(input), answer, categorySlug: category };
    },
  },
});
