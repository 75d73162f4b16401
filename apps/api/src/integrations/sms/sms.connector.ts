import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { ConnectorTestError, defineConnector } from '../connectors/define-connector.js';
import { flag, lineOf, secret, url } from '../connectors/fields.js';

const ruled = (rule: RegExp) => z.string(fieldCode('TEXT.REQUIRED')).trim().regex(rule, fieldCode('VALUE.INVALID'));

const accountSchema = z.object({ friendly_name: z.string(), status: z.string() });

/** Messages by SMS, through Twilio's Programmable Messaging. */
export const smsConnector = defineConnector({
  name: 'sms',
  title: 'SMS (Twilio)',
  about:
    'Envía por SMS, a quien lo aceptó, lo que no sale por WhatsApp: recordatorios, pagos recibidos, enlaces de cotizaciones y llamadas pedidas. Recibe lo que los clientes contestan. Sin él no se ofrece.',
  category: 'messages',
  fields: {
    baseUrl: url({
      label: 'Dirección de la API',
      hint: 'Con su versión.',
      initial: 'https://api.twilio.com/2010-04-01',
    }),
    accountSid: lineOf(ruled(/^AC[0-9a-f]{32}$/), { label: 'Cuenta («Account SID»)', hint: 'Empieza con AC.' }),
    authToken: secret({
      label: 'Token («Auth Token»)',
      hint: 'Con él nos identificamos, y comprobamos que los avisos son de Twilio.',
    }),
    sender: lineOf(ruled(/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/), {
      label: 'Desde dónde se envía',
      hint: 'El número, como +525512345678, o un «Messaging Service SID», que empieza con MG.',
    }),
    name: lineOf(ruled(/^[\p{L}\p{N} .&-]{2,20}$/u), {
      label: 'Nombre con que empieza cada mensaje',
      hint: 'Un SMS no dice de quién es. Corto: ocupa lugar en todos.',
    }),
    unaccented: flag({
      label: 'Escribir sin acentos (á, í, ó, ú)',
      hint: 'Con uno solo de ellos en un mensaje caben 70 caracteres por parte en vez de 160. La ñ y la é se quedan.',
      initial: true,
    }),
  },
  authentication: ({ accountSid, authToken }) => ({ kind: 'basic', user: accountSid, password: authToken }),
  test: async ({ http, settings: { accountSid } }) => {
    const { friendly_name: name, status } = await http.request({
      operation: 'Probar la conexión',
      path: `/Accounts/${accountSid}.json`,
      schema: accountSchema,
    });
    if (status !== 'active') {
      throw new ConnectorTestError(`Twilio tiene la cuenta «${name}» suspendida o cerrada. Revísela en su consola.`);
    }
    return `Conectado con la cuenta «${name}».`;
  },
});

export type SmsFields = typeof smsConnector.fields;
