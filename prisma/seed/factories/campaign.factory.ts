import type { Campaign, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

/** Published. */
export function createCampaign(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.CampaignCreateManyInput> = {},
): Promise<Campaign> {
  return database.campaign.create({
    data: {
      slug: `campana-${unique()}`,
      title: 'Renueve su flota este año',
      lead: 'Condiciones especiales para tractocamiones nuevos.',
      image: '/artwork/desierto',
      body: '<p>Déjenos sus datos y le llamamos.</p>',
      formTitle: 'Quiero que me llamen',
      buttonText: 'Enviar',
      thanks: 'Gracias. Le llamaremos el siguiente día hábil.',
      ...overrides,
    },
  });
}
