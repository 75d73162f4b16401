import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seedDatabase } from '@flota/prisma/seed';
import { sanitizeHtml } from './platform/html/sanitize.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await seedDatabase(api.prisma, { demo: true });
});
afterAll(() => api.close());

/** Every text in a row, at whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

it.each(['promotion', 'brand', 'newsArticle', 'faq', 'legalPage', 'page', 'campaign', 'plan'] as const)(
  'the seeded texts of %s are stored as the sanitiser leaves what staff write',
  async (table) => {
    const rows: object[] = await (api.prisma[table] as unknown as { findMany(): Promise<object[]> }).findMany();
    const texts = textsIn(rows).filter((text) => /[<>&]/.test(text));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(sanitizeHtml)).toEqual(texts);
  },
);
