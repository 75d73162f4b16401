import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { ConnectorTestError, defineConnector } from '../connectors/define-connector.js';
import { choice, line, secret, secretText, url, when } from '../connectors/fields.js';
import { signedHeaders } from './mifiel-auth.js';

const HOSTS = { production: 'https://app.mifiel.com', sandbox: 'https://app-sandbox.mifiel.com' };

/** Where its API is below the host; part of what is signed. */
export const API_PATH = '/api/v1';

const accountSchema = z.object({ email: z.string() });

/** Mifiel: signatures by e.firma, and constancias of an accredited certification provider (https://docs.mifiel.com). */
export const mifielConnector = defineConnector({
  name: 'mifiel',
  title: 'Firma electrónica (Mifiel)',
  about:
    'Los clientes firman con su e.firma, y cada documento firmado trae su constancia de conservación (NOM-151). Sin ella no se pueden pedir firmas con valor legal.',
  category: 'identity',
  fields: {
    environment: choice({
      label: 'Ambiente',
      hint: 'En pruebas nada de lo firmado vale.',
      names: { production: 'Producción', sandbox: 'Pruebas de Mifiel', other: 'Otra dirección' },
      initial: 'sandbox',
    }),
    otherUrl: when('environment', ['other'], url({ label: 'Dirección' })),
    appId: line({ label: 'APP ID', hint: 'En Mifiel: Configuración, Tokens de acceso.' }),
    appSecret: secret({ label: 'APP Secret' }),
    pscCertificate: secretText({
      label: 'Certificados del prestador (PEM)',
      hint: 'De quién se creen las constancias: el certificado raíz o el del prestador (PSC), como los publica la Secretaría de Economía. Uno tras otro.',
    }),
  },
  baseUrl: ({ environment, otherUrl }) => {
    const host = environment === 'other' ? otherUrl : HOSTS[environment];
    return host === null ? undefined : new URL(API_PATH, host).href;
  },
  // Each request is signed by itself.
  authentication: () => ({ kind: 'none' }),
  test: async ({ http, settings }) => {
    requireCertificate(settings.pscCertificate);
    const path = '/users/me';
    const { email } = await http.request({
      operation: 'Probar la conexión',
      path,
      headers: signedHeaders(settings, { method: 'GET', path: `${API_PATH}${path}` }),
      schema: accountSchema,
    });
    return `Conectado como ${email}. ${settings.environment === 'production' ? 'Lo que se firme tiene valor legal.' : 'Es un ambiente de pruebas.'}`;
  },
});

export type MifielFields = typeof mifielConnector.fields;

function requireCertificate(pem: string): void {
  try {
    new X509Certificate(pem);
  } catch {
    throw new ConnectorTestError('El certificado del prestador no se puede leer. Péguelo completo, en formato PEM.');
  }
}
