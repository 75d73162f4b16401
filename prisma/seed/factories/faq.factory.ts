import type { Faq, Prisma } from '../../generated/client.js';
import { createFaqCategory } from './faq-category.factory.js';
import { unique } from './unique.js';

/** In a category of its own unless one is given. */
export async function createFaq(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.FaqCreateManyInput> = {},
): Promise<Faq> {
  const categorySlug = overrides.categorySlug ?? (await createFaqCategory(database)).slug;
  return database.faq.create({
    data: {
      question: `¿Cuánto tarda la respuesta? (${unique()})`,
      answer: '<p>Dos días hábiles.</p>',
      ...overrides,
      categorySlug,
    },
  });
}
