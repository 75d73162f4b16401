import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import type { Authentication } from '../gateway/authentication.js';
import { choice, line, lineOf, optionalLine, secret, type SettingField, type SettingsOf, url, when } from './fields.js';

const OAUTH = ['oauth2-client-credentials', 'oauth2-password'];

const only = <Field extends SettingField>(is: readonly string[], field: Field) => when('authentication', is, field);

const headerName = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .regex(/^[A-Za-z0-9-]{1,60}$/, fieldCode('VALUE.INVALID'));

/** How a system is told who is calling, for any connector: `fields: { ...authenticationFields, … }`. */
export const authenticationFields = {
  authentication: choice({
    label: 'Forma de identificarse',
    names: {
      none: 'Sin credenciales',
      'api-key': 'Llave en un encabezado',
      basic: 'Usuario y contraseña (Basic)',
      'oauth2-client-credentials': 'OAuth 2.0: credenciales del cliente',
      'oauth2-password': 'OAuth 2.0: usuario y contraseña',
    },
    initial: 'none',
  }),
  keyHeader: only(['api-key'], lineOf(headerName, { label: 'Encabezado', hint: 'Por ejemplo: X-Api-Key.' })),
  key: only(['api-key'], secret({ label: 'Llave' })),
  user: only(['basic', 'oauth2-password'], line({ max: 200, label: 'Usuario' })),
  password: only(['basic', 'oauth2-password'], secret({ label: 'Contraseña' })),
  tokenUrl: only(OAUTH, url({ label: 'Dirección que da los tokens', hint: 'Empieza con https://.' })),
  clientId: only(OAUTH, line({ max: 200, label: 'Id del cliente' })),
  clientSecret: only(OAUTH, secret({ label: 'Secreto del cliente' })),
  clientIn: only(
    OAUTH,
    choice({
      label: 'Dónde va el secreto del cliente',
      names: { header: 'En el encabezado Authorization', form: 'En el formulario' },
      initial: 'header',
    }),
  ),
  scope: only(OAUTH, optionalLine({ label: 'Permisos (scope)', hint: 'Separados por espacios. Puede quedar vacío.' })),
} as const;

type AuthenticationSettings = SettingsOf<typeof authenticationFields>;

/** What the settings say; those that the chosen way asks for are there, as the form asked for them. */
export function authenticationOf(settings: AuthenticationSettings): Authentication {
  const { authentication, user, password } = settings;
  const text = (value: string | null) => value ?? '';
  switch (authentication) {
    case 'none':
      return { kind: 'none' };
    case 'api-key':
      return { kind: 'api-key', header: text(settings.keyHeader), key: text(settings.key) };
    case 'basic':
      return { kind: 'basic', user: text(user), password: text(password) };
    default:
      return {
        kind: 'oauth2',
        tokenUrl: text(settings.tokenUrl),
        clientId: text(settings.clientId),
        clientSecret: text(settings.clientSecret),
        clientIn: settings.clientIn ?? 'header',
        scope: settings.scope,
        owner: authentication === 'oauth2-password' ? { user: text(user), password: text(password) } : null,
      };
  }
}

/** Whether a connector's fields have the group. */
export const hasAuthentication = (settings: object): settings is AuthenticationSettings =>
  Object.keys(authenticationFields).every((name) => name in settings);
