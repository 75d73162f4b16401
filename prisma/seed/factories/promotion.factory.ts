import type { Promotion, Prisma } from '../../generated/client.js';

/** Published, about no vehicle in particular. */
export function createPromotion(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.PromotionCreateManyInput> = {},
): Promise<Promotion> {
  return database.promotion.create({
    data: {
      title: 'Enganche desde 10 %',
      subtitle: '<p>En unidades seleccionadas.</p>',
      image: '/artwork/patio',
      ...overrides,
    },
  });
}
