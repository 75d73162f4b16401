import { z } from 'zod';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { authenticationFields } from './authentication-fields.js';
import { defineConnector } from './define-connector.js';
import { url } from './fields.js';

const withToken = defineConnector({
  name: 'with-token',
  title: 'Con token',
  about: 'Para probar.',
  category: 'sales',
  fields: { baseUrl: url({ label: 'Dirección' }), ...authenticationFields },
  test: async () => 'Bien.',
});

describeOutages('a connector with a token', {
  connector: withToken,
  answers: {
    'POST /token': () => ({ json: { access_token: 't', token_type: 'bearer', expires_in: 1 } }),
    'GET /leads': () => ({ json: [{ id: 'a' }] }),
  },
  settings: (baseUrl) => ({
    baseUrl,
    authentication: 'oauth2-client-credentials',
    tokenUrl: `${baseUrl}/token`,
    clientId: 'flota',
    clientSecret: 'secreto',
    clientIn: 'header',
  }),
  call: ({ http }) =>
    http.request({ operation: 'Leer prospectos', path: '/leads', schema: z.array(z.object({ id: z.string() })) }),
});
