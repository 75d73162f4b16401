import type { Brand, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

/** Published, with a page of its own. */
export function createBrand(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.BrandCreateManyInput> = {},
): Promise<Brand> {
  return database.brand.create({
    data: {
      slug: `marca-${unique()}`,
      title: 'Flota Seguros',
      subtitle: 'Protección para su unidad',
      image: '/artwork/costa',
      imageMobile: '/artwork/costa-mobile',
      lead: 'Seguros pensados para quienes viven del camino.',
      body: '<p>Su unidad protegida en todo el país.</p>',
      ...overrides,
    },
  });
}
