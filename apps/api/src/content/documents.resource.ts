import { type Document, DocumentKind, type StoredFile } from '@flota/prisma';
import { type AdminDocument, documentWriteSchema, personTypeSchema, slug } from '@flota/schemas';
import { z } from 'zod';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { presentPublication, publicationData, stateFilter } from './publication.js';
import { published } from './published.js';

type Row = Document & { file: Pick<StoredFile, 'size'> | null };

export const documentsResource = defineResource<Row, typeof documentWriteSchema>({
  name: 'documents',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.document,
  key: { column: 'slug', schema: slug },
  include: { file: { select: { size: true } } },
  ordered: true,
  search: ['title', 'description', 'slug'],
  sort: sortedBy('position', 'title', 'kind', 'publishedFrom', 'publishedUntil', 'updatedAt'),
  defaultOrder: { position: 'asc' },
  filters: {
    state: stateFilter(published),
    kind: z.enum(DocumentKind).transform((kind) => ({ kind })),
    personType: personTypeSchema.transform((has) => ({ personTypes: { has } })),
  },
  present: ({ file, ...document }): AdminDocument => ({
    ...document,
    ...presentPublication(document),
    id: document.slug,
    personTypes: document.personTypes as AdminDocument['personTypes'],
    template: document.template as AdminDocument['template'],
    url: `/api/documents/${document.slug}/file`,
    fileSize: file?.size ?? null,
  }),
  write: {
    schema: documentWriteSchema,
    async toData(input, { database }) {
      if (input.fileId) await requirePdf(database, input.fileId);
      return { ...input, ...publicationData(input) };
    },
  },
});

async function requirePdf(database: Database, id: string): Promise<void> {
  const where = { id, visibility: 'public', contentType: 'application/pdf' } as const;
  if (!(await database.storedFile.findFirst({ where }))) {
    throw ProblemException.invalid([{ field: 'fileId', code: 'FILE.INVALID' }]);
  }
}
