import type { SiteSettings } from './settings.js';

/**
 * What stands in texts for who the lender is: `{empresa}` in a text is its commercial name wherever the text is shown.
 * Texts are stored with their placeholders and filled when they are served, so that a change of the settings is seen
 * everywhere at once.
 */
export const PLACEHOLDERS = {
  empresa: 'Nombre comercial',
  'razon-social': 'Razón social',
  'nombre-corto': 'Nombre corto',
  rfc: 'RFC de la empresa',
  domicilio: 'Domicilio',
  telefono: 'Teléfono',
  whatsapp: 'WhatsApp',
  correo: 'Correo electrónico',
  'correo-arco': 'Correo para derechos ARCO',
  sitio: 'Dirección del sitio',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

type Lender = Pick<
  SiteSettings,
  'companyName' | 'legalName' | 'shortName' | 'rfc' | 'address' | 'phone' | 'whatsapp' | 'email' | 'privacyEmail'
>;

/** Names have neither brackets nor braces: what fills a text is never taken for markup or for another placeholder. */
const plain = (text: string): string => text.replace(/[<>{}]/g, '');

/** @param site where visitors find the site, e.g. `https://www.financiera.mx` */
export function placeholderValues(lender: Lender, site: string): PlaceholderValues {
  const { companyName, legalName, phone, email } = lender;
  return {
    empresa: plain(companyName),
    'razon-social': plain(legalName),
    'nombre-corto': plain(shortNameOf(lender)),
    rfc: plain(lender.rfc ?? ''),
    domicilio: plain(lender.address),
    telefono: plain(phone),
    whatsapp: plain(lender.whatsapp ?? phone),
    correo: plain(email),
    'correo-arco': plain(lender.privacyEmail ?? email),
    sitio: plain(site.replace(/^https?:\/\//, '')),
  };
}

/** The lender's name where there is little room. */
export const shortNameOf = ({ shortName, companyName }: Pick<SiteSettings, 'shortName' | 'companyName'>): string =>
  shortName ?? companyName;

/** A name in braces, as a placeholder is written; `{z}` and `{-y}` of a map's tiles are none. */
const WRITTEN = /\{([a-z]+(?:-[a-z]+)*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

const inHtml = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The text with what its placeholders stand for; one that nothing is known of stays as it is written. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  if (!text.includes('{')) return text;
  // Content is plain text or sanitised HTML; in the latter what is filled in is text too.
  const fill = text.includes('<') ? inHtml : (value: string) => value;
  return text.replace(WRITTEN, (written, name: string) => (isPlaceholder(name) ? fill(values[name]) : written));
}

/** The same of every text in an answer, however deep. */
export function fillAll<Value>(value: Value, values: PlaceholderValues): Value;
export function fillAll(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, values);
  if (Array.isArray(value)) return value.map((item) => fillAll<unknown>(item, values));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillAll<unknown>(item, values)]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Names in braces that stand for nothing, each once: `{empresas}` is mostly a slip. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(WRITTEN), ([, name = '']) => name).filter((name) => !isPlaceholder(name))),
];
