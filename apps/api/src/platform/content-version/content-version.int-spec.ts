import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ContentVersion } from './content-version.js';

let api: TestApp;
let version: ContentVersion;

beforeAll(async () => {
  api = await startTestApp();
  version = api.app.get(ContentVersion);
  version.watch();
  await version.check();
});
afterAll(() => api.close());

const change = () => api.prisma.faqCategory.updateMany({ data: { position: 1 } });

it('hears of a change of content, whoever made it', async () => {
  const before = version.current;
  let heard = 0;
  const stop = version.onChange(() => (heard += 1));
  await change();
  await eventually(
    async () => heard,
    (times) => times > 0,
  );
  stop();
  expect(version.current).toBeGreaterThan(before);
});

it('does not hear of what visitors do', async () => {
  await version.check();
  const before = version.current;
  await api.prisma.alert.deleteMany();
  await api.prisma.lead.deleteMany();
  await version.check();
  expect(version.current).toBe(before);
});

it('keeps what it knows while the database is away, and catches up afterwards', async () => {
  const before = version.current;
  await api.database.stop();
  await version.check();
  expect(version.current).toBe(before);
  await api.database.start();
  await change();
  await version.check();
  expect(version.current).toBeGreaterThan(before);
});
