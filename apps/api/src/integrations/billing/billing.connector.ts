import { z } from 'zod';
import { authenticationFields } from '../connectors/authentication-fields.js';
import { defineConnector } from '../connectors/define-connector.js';
import { url } from '../connectors/fields.js';
import { noticeFields } from '../notices/notices.js';
import { pulledFields } from '../pulls/pulled-fields.js';

/** Where a lender has its invoices made out, by the contract of `docs/integrations/billing.openapi.yaml`. */
export const billingConnector = defineConnector({
  name: 'billing',
  title: 'Facturación externa',
  about:
    'Trae las facturas, notas de crédito y recibos de pago que usted timbra en otro sistema, y sus cancelaciones. Sin ella se importan como archivos XML.',
  category: 'money',
  fields: {
    baseUrl: url({ label: 'Dirección del sistema', hint: 'Por ejemplo https://facturas.ejemplo.mx/api' }),
    ...authenticationFields,
    ...pulledFields({ perPage: 'Facturas por página', most: 500, initial: 100 }),
    ...noticeFields,
  },
  test: async ({ http }) => {
    const { name, rfc } = await http.request({
      operation: 'Probar la conexión',
      path: '/account',
      schema: z.object({ name: z.string().min(1).max(200), rfc: z.string().min(12).max(13) }),
    });
    return `Conectado con «${name}», que factura con el RFC ${rfc}.`;
  },
});

export type BillingFields = typeof billingConnector.fields;
