import { dateColumn, dayOfColumn, type LegalPage } from '@flota/prisma';
import { type AdminLegalPage, legalPageWriteSchema, slug } from '@flota/schemas';
import { requireHtml } from '../platform/html/sanitize.js';
import { CONTENT_ADDS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { legalPath } from './content-paths.js';

/** None is deleted: the law asks for most of them, and links in sent mails and contracts lead to them. */
export const legalPagesResource = defineResource<LegalPage, typeof legalPageWriteSchema>({
  name: 'legal-pages',
  allow: CONTENT_ADDS,
  model: (database) => database.legalPage,
  key: { column: 'slug', schema: slug },
  ordered: true,
  search: ['title', 'slug'],
  sort: sortedBy('position', 'title', 'updatedOn', 'updatedAt'),
  defaultOrder: { position: 'asc' },
  present: (page): AdminLegalPage => ({
    ...page,
    id: page.slug,
    updatedOn: dayOfColumn(page.updatedOn),
    updatedAt: page.updatedAt.toISOString(),
    url: legalPath(page.slug),
  }),
  write: {
    schema: legalPageWriteSchema,
    toData: (input) => ({
      ...input,
      body: requireHtml('body', input.body),
      updatedOn: dateColumn(input.updatedOn),
    }),
  },
});
