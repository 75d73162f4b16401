import polyglotI18nProvider from 'ra-i18n-polyglot';
import { messages } from './messages.js';

// Messages of ours and of the API arrive here as finished Spanish text, which polyglot would report as missing keys.
export const i18nProvider = polyglotI18nProvider(() => messages, 'es-MX', [{ locale: 'es-MX', name: 'Español' }], {
  allowMissing: true,
});
