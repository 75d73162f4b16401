import { z } from 'zod';
import { defineConnector } from '../connectors/define-connector.js';
import { line, optionalLine, secret, url } from '../connectors/fields.js';

/** Advertisements on Meta's networks, measured from the server (Conversions API). */
export const conversionsConnector = defineConnector({
  name: 'ads-conversions',
  title: 'Conversiones de anuncios (Meta)',
  about:
    'Avisa a Meta de las cotizaciones y solicitudes de quienes aceptaron que midamos nuestros anuncios, con sus datos convertidos en claves. Sin él no se avisa a nadie.',
  category: 'sales',
  fields: {
    baseUrl: url({
      label: 'Dirección de la Graph API',
      hint: 'Con la versión, por ejemplo https://graph.facebook.com/v24.0',
      initial: 'https://graph.facebook.com/v24.0',
    }),
    pixelId: line({ max: 40, label: 'Id del conjunto de datos (píxel)' }),
    accessToken: secret({ label: 'Token de acceso' }),
    testCode: optionalLine({
      max: 40,
      label: 'Código de prueba',
      hint: 'Del administrador de eventos. Vacío en operación.',
    }),
  },
  authentication: ({ accessToken }) => ({ kind: 'api-key', header: 'authorization', key: `Bearer ${accessToken}` }),
  test: async ({ settings, http }) => {
    const { name } = await http.request({
      operation: 'Probar la conexión',
      path: `/${encodeURIComponent(settings.pixelId)}`,
      query: { fields: 'name' },
      schema: z.object({ id: z.string(), name: z.string() }),
    });
    return `Conectado con «${name}».`;
  },
});
