import { z } from 'zod';
import { ConnectorTestError, defineConnector } from '../connectors/define-connector.js';
import { choice, optionalUrl, secret, when } from '../connectors/fields.js';

const ENVIRONMENTS = {
  sandbox: { api: 'https://services.test.sw.com.mx', sat: 'https://pruebacfdiconsultaqr.cloudapp.net' },
  production: { api: 'https://services.sw.com.mx', sat: 'https://consultaqr.facturaelectronica.sat.gob.mx' },
} as const;

const certificatesSchema = z.object({
  status: z.literal('success'),
  data: z.array(z.object({ issuer_rfc: z.string(), certificate_number: z.string() })),
});

/** SW sapien: its REST services, by what it publishes at developers.sw.com.mx. */
export const stampingConnector = defineConnector({
  name: 'stamping',
  title: 'Timbrado de facturas (SW sapien)',
  about:
    'Sella y timbra ante el SAT las facturas, notas de crédito y recibos de pago que este sistema elabora, y las cancela. Sin él, las facturas se importan como archivos XML.',
  category: 'money',
  fields: {
    environment: choice({
      label: 'Ambiente',
      hint: 'En pruebas nada de lo timbrado vale ante el SAT.',
      names: { sandbox: 'Pruebas', production: 'Producción', other: 'Otra dirección' },
      initial: 'sandbox',
    }),
    baseUrl: when('environment', ['other'], optionalUrl({ label: 'Dirección del servicio' })),
    satUrl: when('environment', ['other'], optionalUrl({ label: 'Dirección de la consulta del SAT' })),
    token: secret({
      label: 'Token infinito',
      hint: 'En el portal del PAC: Configuración, Credenciales de acceso. Suba ahí mismo el certificado de sello (CSD): la llave no pasa por Flota.',
      max: 4_000,
    }),
  },
  baseUrl: ({ baseUrl, environment }) =>
    environment === 'other' ? (baseUrl ?? undefined) : ENVIRONMENTS[environment].api,
  authentication: ({ token }) => ({ kind: 'api-key', header: 'authorization', key: `Bearer ${token}` }),
  test: async ({ http }) => {
    const { data } = await http.request({
      operation: 'Leer los certificados de sello',
      path: '/certificates',
      schema: certificatesSchema,
    });
    if (data.length === 0) {
      throw new ConnectorTestError('La cuenta no tiene certificado de sello (CSD). Súbalo en el portal del PAC.');
    }
    const known = data.map((each) => `${each.issuer_rfc} (${each.certificate_number})`);
    return `Conectado. Certificados de sello: ${known.join(', ')}.`;
  },
});

/** Where SAT says what it knows of a document; `null` where nobody said. */
export const satAddressOf = ({
  environment,
  satUrl,
}: {
  environment: 'sandbox' | 'production' | 'other';
  satUrl: string | null;
}): string | null => {
  const base = environment === 'other' ? satUrl : ENVIRONMENTS[environment].sat;
  return base && new URL('/ConsultaCFDIService.svc', base).href;
};
