import { expect, it } from '@jest/globals';
import type { ConnectorField } from '@flota/schemas';
import { written } from './written.js';

const field = (name: string, secret = false): ConnectorField => ({
  ...{ name, secret, kind: 'line', label: name, hint: null, required: true, options: [], when: null },
});
const fields = [field('baseUrl'), field('list'), field('key', true)];

it('a secret that nobody wrote is left out, and what was emptied is sent as nothing', () => {
  const settings = { baseUrl: 'https://crm.test', list: '', key: '' };
  expect(written({ fields, updatedAt: null }, { isOn: true, settings })).toEqual({
    isOn: true,
    settings: { baseUrl: 'https://crm.test', list: null },
    updatedAt: null,
  });
});

it('a secret that was written goes along', () => {
  const sent = written({ fields, updatedAt: '2026-11-22T10:00:00.000Z' }, { settings: { key: 'new' } });
  expect(sent).toMatchObject({ isOn: false, settings: { key: 'new' }, updatedAt: '2026-11-22T10:00:00.000Z' });
});

it('a secret that is to go is sent as nothing, unless another one was written', () => {
  const filled = { settings: { baseUrl: 'https://crm.test', list: '', key: '' }, removed: { key: true } };
  expect(written({ fields, updatedAt: null }, filled).settings).toMatchObject({ key: null });
  filled.settings.key = 'new';
  expect(written({ fields, updatedAt: null }, filled).settings).toMatchObject({ key: 'new' });
});
