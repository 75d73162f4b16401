import { z } from 'zod';
import { ConnectorTestError, defineConnector } from '../connectors/define-connector.js';
import { line, optionalLine, optionalSecretText, secret, url } from '../connectors/fields.js';

const scopesSchema = z.object({ scopes: z.array(z.string()) });

const SEND = 'mail.send';

/** Mail by the HTTP API of Twilio SendGrid (v3), which tells what became of it. */
export const mailApiConnector = defineConnector({
  name: 'mail-api',
  title: 'Correo por API (SendGrid)',
  about:
    'Envía los correos por la API de SendGrid y recibe sus avisos de entrega, rebote y queja. Sin ella salen por el servidor SMTP.',
  category: 'messages',
  fields: {
    baseUrl: url({
      label: 'Dirección de la API',
      hint: 'La de Europa es https://api.eu.sendgrid.com.',
      initial: 'https://api.sendgrid.com',
    }),
    apiKey: secret({ label: 'Llave de la API', hint: 'Basta con el permiso «Mail Send».' }),
    fromEmail: line({ max: 254, label: 'Correo del remitente', hint: 'De un dominio autenticado en SendGrid.' }),
    fromName: optionalLine({ max: 80, label: 'Nombre del remitente' }),
    verificationKey: optionalSecretText({
      label: 'Llave pública de los avisos',
      hint: 'La de «Signed Event Webhook». Sin ella no se reciben rebotes ni quejas.',
    }),
  },
  authentication: ({ apiKey }) => ({ kind: 'api-key', header: 'authorization', key: `Bearer ${apiKey}` }),
  test: async ({ settings: { verificationKey }, http }) => {
    const { scopes } = await http.request({
      operation: 'Probar la conexión',
      path: '/v3/scopes',
      schema: scopesSchema,
    });
    if (!scopes.includes(SEND)) {
      throw new ConnectorTestError(
        'La llave es válida, pero no puede enviar. Dele en SendGrid el permiso «Mail Send».',
      );
    }
    return verificationKey === null
      ? 'Conectado: la llave puede enviar. Falta la llave pública de los avisos para recibir rebotes y quejas.'
      : 'Conectado: la llave puede enviar, y se reciben los avisos de rebotes y quejas.';
  },
});

/** Its settings are set up and it is on. */
export type MailApiFields = typeof mailApiConnector.fields;
