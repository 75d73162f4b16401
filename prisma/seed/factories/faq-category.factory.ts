import type { FaqCategory, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

/** Without questions. */
export function createFaqCategory(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.FaqCategoryCreateManyInput> = {},
): Promise<FaqCategory> {
  return database.faqCategory.create({
    data: {
      slug: `categoria-${unique()}`,
      name: 'Preguntas generales',
      ...overrides,
    },
  });
}
