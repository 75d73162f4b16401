import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seedDatabase, seededContent } from '@flota/prisma/seed';
import { CONTENT, type ContentKind, type FieldMap } from '@flota/schemas';
import { sanitizeHtml } from './platform/html/sanitize.js';
import { ResourceRegistry } from './platform/resources/resource-registry.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await seedDatabase(api.prisma, { scope: 'demo' });
});
afterAll(() => api.close());

/** Every text in a row, at whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const hasHtml = (fields: FieldMap): boolean =>
  Object.values(fields).some((field) => field.type === 'html' || ('fields' in field && hasHtml(field.fields)));
const kinds: ContentKind[] = Object.values(CONTENT);

const rowsOf = (name: string) => api.app.get(ResourceRegistry).get(name).model(api.prisma).findMany({});

it.each(kinds.map(({ name }) => name))('%s are judged by their texts and links when they are seeded', async (name) => {
  expect((await rowsOf(name)).length > 0).toBe(name in seededContent);
});

it.each(kinds.filter(({ name, fields }) => name in seededContent && hasHtml(fields)).map(({ name }) => name))(
  'the seeded texts of %s are stored as the sanitiser leaves what staff write',
  async (name) => {
    // Addresses are stored as they are.
    const texts = textsIn(await rowsOf(name)).filter((text) => /[<>&]/.test(text) && !text.startsWith('/'));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(sanitizeHtml)).toEqual(texts);
  },
);
