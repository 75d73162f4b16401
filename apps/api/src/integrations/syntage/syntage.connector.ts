import { z } from 'zod';
import { defineConnector } from '../connectors/define-connector.js';
import { choice, secret, url, when } from '../connectors/fields.js';

const HOSTS = { production: 'https://api.syntage.com', sandbox: 'https://api.sandbox.syntage.com' };

/** Syntage's API, version of June 2026: https://docs.syntage.com. */
export const syntageConnector = defineConnector({
  name: 'syntage',
  title: 'Syntage',
  about:
    'Da a cada empresa su propia página para autorizar la lectura de sus datos del SAT, y avisa qué autorizó y qué se leyó. Sin ella se usa la dirección de la configuración; sin una ni otra, el sitio no ofrece Syntage.',
  category: 'identity',
  fields: {
    environment: choice({
      label: 'Ambiente',
      names: { production: 'Producción', sandbox: 'Pruebas de Syntage', other: 'Otra dirección' },
      initial: 'sandbox',
    }),
    otherUrl: when('environment', ['other'], url({ label: 'Dirección' })),
    apiKey: secret({ label: 'Llave de la API', hint: 'Del tablero de Syntage, distinta en producción y en pruebas.' }),
    signingSecret: secret({
      label: 'Secreto de los avisos (signingSecret)',
      hint: 'Del aviso que en Syntage apunta a /api/integrations/syntage/events, con los eventos credential.* y extraction.*.',
    }),
  },
  baseUrl: ({ environment, otherUrl }) => (environment === 'other' ? (otherUrl ?? undefined) : HOSTS[environment]),
  authentication: ({ apiKey }) => ({ kind: 'api-key', header: 'X-API-Key', key: apiKey }),
  test: async ({ http }) => {
    await http.request({
      operation: 'Probar la conexión',
      path: '/entities',
      query: { itemsPerPage: 1 },
      headers: { accept: 'application/json' },
      schema: z.union([z.array(z.unknown()), z.looseObject({})]),
    });
    return 'Conectado: Syntage aceptó la llave.';
  },
});
