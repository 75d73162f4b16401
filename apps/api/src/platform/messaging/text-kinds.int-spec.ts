import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { variablesOf } from './owed-text.js';
import { TextKinds } from './text-kinds.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it('says nothing that Meta would refuse as a template: no variable first or last, nor two in a row', () => {
  const kinds = api.app.get(TextKinds).all();
  expect(kinds.length).toBeGreaterThan(3);
  const refused = kinds.filter(({ body }) => /^\{|\}$|\}\s*\{/.test(body) || body.length > 1_024);
  expect(refused.map(({ name }) => name)).toEqual([]);
  expect(kinds.every((kind) => variablesOf(kind).length > 0)).toBe(true);
});
