import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { defineConnector } from '../connectors/define-connector.js';
import { lineOf, secret, url } from '../connectors/fields.js';
import { approvedTemplates } from './templates.js';

const metaId = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .regex(/^\d{5,20}$/, fieldCode('VALUE.INVALID'));

const numberSchema = z.object({ display_phone_number: z.string(), verified_name: z.string() });

/** Messages by WhatsApp, through the Cloud API of Meta. */
export const whatsappConnector = defineConnector({
  name: 'whatsapp',
  title: 'WhatsApp (Cloud API de Meta)',
  about:
    'Envía por WhatsApp recordatorios, pagos recibidos y enlaces de cotizaciones a quien lo aceptó, y recibe lo que los clientes escriben. Sin él no se ofrece.',
  category: 'messages',
  fields: {
    baseUrl: url({
      label: 'Dirección de la API',
      hint: 'Con su versión.',
      initial: 'https://graph.facebook.com/v23.0',
    }),
    phoneNumberId: lineOf(metaId, { label: 'Identificador del número', hint: '«Phone number ID», no el teléfono.' }),
    accountId: lineOf(metaId, { label: 'Identificador de la cuenta', hint: '«WhatsApp Business Account ID».' }),
    accessToken: secret({ label: 'Token de acceso', hint: 'De un usuario del sistema, sin vencimiento.' }),
    appSecret: secret({ label: 'Secreto de la aplicación', hint: 'Con él comprobamos que los avisos son de Meta.' }),
    verifyToken: secret({
      label: 'Token de verificación',
      hint: 'El que usted escribe en Meta al dar de alta el webhook.',
    }),
  },
  authentication: ({ accessToken }) => ({ kind: 'api-key', header: 'authorization', key: `Bearer ${accessToken}` }),
  test: async (tried) => {
    const { display_phone_number: number, verified_name: name } = await tried.http.request({
      operation: 'Probar la conexión',
      path: `/${tried.settings.phoneNumberId}`,
      query: { fields: 'display_phone_number,verified_name' },
      schema: numberSchema,
    });
    const { length } = await approvedTemplates(tried);
    return `Conectado como «${name}» (${number}); ${length === 1 ? '1 plantilla aprobada' : `${length} plantillas aprobadas`}.`;
  },
});

export type WhatsappFields = typeof whatsappConnector.fields;
