import { expect, it } from '@jest/globals';
import { i18nProvider } from './i18n-provider.js';

it('calls types of content by their names at once, and their fields once a page of one was fetched', async () => {
  expect(i18nProvider.translate('resources.vehicles.name', { smart_count: 2 })).toBe('Vehículos');
  expect(i18nProvider.translate('resources.vehicles.fields.brand', { _: 'Brand' })).toBe('Brand');
  await import('./content-field-names.js');
  expect(i18nProvider.translate('resources.vehicles.fields.brand', { _: 'Brand' })).toBe('Marca');
  expect(i18nProvider.translate('resources.plan-pages.fields.page.heroTitle', { _: 'Title' })).toBe('Título');
  expect(i18nProvider.translate('resources.faqs.fields.state', { _: 'State' })).toBe('Estado');
});
