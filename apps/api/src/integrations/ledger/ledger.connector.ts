import { z } from 'zod';
import { authenticationFields } from '../connectors/authentication-fields.js';
import { ConnectorTestError, defineConnector } from '../connectors/define-connector.js';
import { choice, flag, url } from '../connectors/fields.js';
import { sealingFields } from '../connectors/sealing-fields.js';
import { noticeFields } from '../notices/notices.js';
import { pulledFields } from '../pulls/pulled-fields.js';

/** The books that a lender keeps elsewhere, by the contract of `docs/integrations/ledger.openapi.yaml`. */
export const ledgerConnector = defineConnector({
  name: 'ledger',
  title: 'Libro de cartera',
  about:
    'Lee los contratos, mensualidades y pagos del sistema donde usted lleva su cartera, lista lo que no coincide y le avisa de los pagos que entran aquí. Sin él, la cartera vive solo en Flota.',
  category: 'money',
  fields: {
    baseUrl: url({ label: 'Dirección del libro', hint: 'Por ejemplo https://cartera.ejemplo.mx/api' }),
    ...authenticationFields,
    intake: choice({
      label: 'Contratos y pagos que aquí faltan',
      names: { list: 'Se listan, y finanzas los acepta', take: 'Entran por sí solos' },
      initial: 'list',
    }),
    ...pulledFields({ perPage: 'Contratos por página', most: 100, initial: 25 }),
    sends: flag({ label: 'Avisarle de los pagos y ajustes de Flota', initial: true }),
    ...noticeFields,
    ...sealingFields,
  },
  test: async ({ http }) => {
    const { name, currency } = await http.request({
      operation: 'Probar la conexión',
      path: '/account',
      schema: z.object({ name: z.string().min(1).max(200), currency: z.string().max(10) }),
    });
    if (currency !== 'MXN') {
      throw new ConnectorTestError(`El libro lleva ${currency}, y Flota solo pesos (MXN). Pida una cuenta en pesos.`);
    }
    return `Conectado como «${name}».`;
  },
});

export type LedgerFields = typeof ledgerConnector.fields;
