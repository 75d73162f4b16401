import { z } from 'zod';
import { authenticationFields } from '../connectors/authentication-fields.js';
import { defineConnector } from '../connectors/define-connector.js';
import { flag, url } from '../connectors/fields.js';
import { noticeFields } from '../notices/notices.js';

/** The lender's CRM, by the contract of `docs/integrations/crm.openapi.yaml`. */
export const crmConnector = defineConnector({
  name: 'crm',
  title: 'CRM de prospectos',
  about:
    'Recibe cada cotización y cada solicitud del sitio, y avisa en qué va. Sin él se atienden en Solicitudes y Cotizaciones.',
  category: 'sales',
  fields: {
    baseUrl: url({ label: 'Dirección del CRM', hint: 'Por ejemplo https://crm.ejemplo.mx/api' }),
    ...authenticationFields,
    sendsQuotes: flag({ label: 'Enviar también las cotizaciones', initial: true }),
    ...noticeFields,
  },
  test: async ({ http }) => {
    const { name } = await http.request({
      operation: 'Probar la conexión',
      path: '/account',
      schema: z.object({ name: z.string().min(1).max(200) }),
    });
    return `Conectado como «${name}».`;
  },
});
