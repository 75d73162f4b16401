import { z } from 'zod';
import { authenticationFields } from './authentication-fields.js';
import { ConnectorTestError, defineConnector } from './define-connector.js';
import {
  choice,
  flag,
  optionalLine,
  optionalSecret,
  optionalSecretText,
  optionalUrl,
  url,
  wholeNumber,
} from './fields.js';
import { sealingFields } from './sealing-fields.js';

/** A system that exists in tests only. */
export const sampleConnector = defineConnector({
  name: 'sample',
  title: 'Sistema de prueba',
  about: 'Recibe prospectos. Sin él se quedan aquí.',
  category: 'sales',
  fields: {
    baseUrl: url({ label: 'Dirección' }),
    ...authenticationFields,
    ...sealingFields,
    list: optionalLine({ label: 'Lista' }),
    sends: choice({ label: 'Qué se envía', names: { all: 'Todo', some: 'Algo' }, initial: 'all' }),
    most: wholeNumber({ label: 'Cuántos', min: 1, max: 10, initial: 5 }),
    loud: flag({ label: 'Con aviso' }),
    pageUrl: optionalUrl({ label: 'Página' }),
    webhookSecret: optionalSecret({ label: 'Secreto de los avisos' }),
    certificate: optionalSecretText({ label: 'Certificado' }),
  },
  test: async ({ settings, http }) => {
    if (settings.list === 'gone') throw new ConnectorTestError('La lista no existe. Elija otra.');
    const { name } = await http.request({
      operation: 'Probar la conexión',
      path: '/me',
      schema: z.object({ name: z.string() }),
    });
    return `Conectado como «${name}».`;
  },
});
