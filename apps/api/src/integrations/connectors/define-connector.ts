import type { ConnectorCategory } from '@flota/schemas';
import type { Authentication } from '../gateway/authentication.js';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { authenticationOf, hasAuthentication } from './authentication-fields.js';
import type { SettingFields, SettingsOf } from './fields.js';

/** What a test of a connector works with: its settings as they are stored, whether it is on or not. */
export interface Tried<Fields extends SettingFields> {
  settings: SettingsOf<Fields>;
  http: OutboundHttp;
}

interface Declaration<Name extends string, Fields extends SettingFields> {
  /** Kebab case, never to be changed: it is the key of its settings. */
  name: Name;
  /** As staff know it: `CRM de prospectos`. */
  title: string;
  /** One or two sentences: what it does, and what happens without it. */
  about: string;
  category: ConnectorCategory;
  fields: Fields;
  /** What paths are below; the setting `baseUrl` unless told otherwise. */
  baseUrl?: (settings: SettingsOf<Fields>) => string | undefined;
  /** What goes along with every call; the group `authenticationFields` unless told otherwise. */
  authentication?: (settings: SettingsOf<Fields>) => Authentication;
  /**
   * Asks the system something harmless and answers in Spanish what it found: `Conectado como «Flota»; 3 listas.` What it
   * throws is explained to staff: an `OutboundError` by its kind, a `ConnectorTestError` by its own words.
   */
  test: (tried: Tried<Fields>) => Promise<string>;
}

/** An outside system that staff can connect. */
export interface Connector<Name extends string = string, Fields extends SettingFields = SettingFields> {
  readonly name: Name;
  readonly title: string;
  readonly about: string;
  readonly category: ConnectorCategory;
  readonly fields: Fields;
  baseUrl(settings: SettingsOf<Fields>): string | undefined;
  authentication(settings: SettingsOf<Fields>): Authentication;
  test(tried: Tried<Fields>): Promise<string>;
}

/** One whose settings are only known to itself. */
export type AnyConnector = Connector<string, SettingFields>;

/** Why a test failed though the system answered, in Spanish, with what to do. */
export class ConnectorTestError extends Error {}

/** Declares an outside system. Its room registers it: `connectors.register(crmConnector)` in the module's constructor. */
export function defineConnector<const Name extends string, const Fields extends SettingFields>(
  declaration: Declaration<Name, Fields>,
): Connector<Name, Fields> {
  return { baseUrl: ownBaseUrl, authentication: ownAuthentication, ...declaration };
}

function ownBaseUrl(settings: object): string | undefined {
  return 'baseUrl' in settings && typeof settings.baseUrl === 'string' ? settings.baseUrl : undefined;
}

const ownAuthentication = (settings: object): Authentication =>
  hasAuthentication(settings) ? authenticationOf(settings) : { kind: 'none' };
