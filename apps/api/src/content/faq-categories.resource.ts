import type { FaqCategory } from '@flota/prisma';
import { type AdminFaqCategory, faqCategoryWriteSchema, slug } from '@flota/schemas';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';

type Row = FaqCategory & { _count: { faqs: number } };

/** One that still has questions can't be deleted. */
export const faqCategoriesResource = defineResource<Row, typeof faqCategoryWriteSchema>({
  name: 'faq-categories',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.faqCategory,
  key: { column: 'slug', schema: slug },
  include: { _count: { select: { faqs: true } } },
  ordered: true,
  search: ['name', 'slug'],
  sort: sortedBy('position', 'name', 'updatedAt'),
  defaultOrder: { position: 'asc' },
  present: ({ _count, ...category }): AdminFaqCategory => ({
    ...category,
    id: category.slug,
    updatedAt: category.updatedAt.toISOString(),
    questions: _count.faqs,
  }),
  write: { schema: faqCategoryWriteSchema, toData: (input) => input },
});
