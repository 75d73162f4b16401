import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { messages } from './messages.js';

// Messages of ours and of the API arrive here as finished Spanish text, which polyglot would report as missing keys.
const first = polyglotI18nProvider(() => messages, 'es-MX', [{ locale: 'es-MX', name: 'Español' }], {
  allowMissing: true,
});

const later = new Map<string, string>();

/** What the first page does without: names that come with the pages that show them, by their whole key. */
export function addMessages(named: Iterable<readonly [key: string, name: string]>): void {
  for (const [key, name] of named) later.set(key, name);
}

export const i18nProvider: I18nProvider = {
  ...first,
  translate: (key, options) => later.get(key) ?? first.translate(key, options),
};
