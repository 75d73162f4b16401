import type { Banner, Prisma } from '../../generated/client.js';

/** On the home page from now on. */
export function createBanner(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.BannerCreateManyInput> = {},
): Promise<Banner> {
  return database.banner.create({
    data: {
      title: 'Su próximo camión, con pagos que caben en su ruta',
      subtitle: 'Tasa fija durante todo el contrato.',
      image: '/artwork/sierra',
      imageMobile: '/artwork/sierra-mobile',
      ...overrides,
    },
  });
}
