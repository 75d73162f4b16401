import type { Document, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

/** Our own application form, for companies and persons. */
export function createDocument(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.DocumentCreateManyInput> = {},
): Promise<Document> {
  return database.document.create({
    data: {
      slug: `documento-${unique()}`,
      title: 'Solicitud de crédito',
      description: 'Para iniciar su trámite.',
      kind: 'application',
      personTypes: ['fisica', 'moral'],
      template: 'application',
      ...overrides,
    },
  });
}
