import { z } from 'zod';
import { authenticationFields } from '../connectors/authentication-fields.js';
import { defineConnector } from '../connectors/define-connector.js';
import { flag, url } from '../connectors/fields.js';
import { noticeFields } from '../notices/notices.js';

/** The lender's switchboard, by the contract of `docs/integrations/telephony.openapi.yaml`. */
export const telephonyConnector = defineConnector({
  name: 'telephony',
  title: 'Telefonía',
  about:
    'Pone en su cola las llamadas que piden en el sitio, marca desde el sistema y anota cada llamada. Sin ella, los teléfonos se marcan a mano.',
  category: 'sales',
  fields: {
    baseUrl: url({ label: 'Dirección del conmutador', hint: 'Por ejemplo https://conmutador.ejemplo.mx/api' }),
    ...authenticationFields,
    clickToCall: flag({ label: 'Marcar con un clic desde el sistema', initial: true }),
    ...noticeFields,
  },
  test: async ({ http }) => {
    const { name } = await http.request({
      operation: 'Probar la conexión',
      path: '/account',
      schema: z.object({ name: z.string().min(1).max(200) }),
    });
    return `Conectado con «${name}».`;
  },
});
