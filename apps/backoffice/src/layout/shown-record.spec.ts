import { expect, it } from '@jest/globals';
import { shownRecord } from './shown-record.js';

const isResource = (name: string) => ['plans', 'quotes', 'audit-log'].includes(name);

it.each([
  ['/plans/arrendamiento%20puro', { resource: 'plans', recordId: 'arrendamiento puro' }],
  ['/quotes/0198a000/show', { resource: 'quotes', recordId: '0198a000' }],
  ['/quotes', undefined],
  ['/quotes/create', undefined],
  ['/audit-log/prueba', undefined],
  ['/nothing/1/show', undefined],
  ['/', undefined],
])('%s shows %j', (pathname, record) => {
  expect(shownRecord(pathname, isResource)).toEqual(record);
});
