import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTENT, type ContentKind } from '@flota/schemas';
import { eventually } from '../../testing/eventually.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ResourceRegistry } from '../resources/resource-registry.js';
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
  await api.prisma.lead.deleteMany();
  await version.check();
  expect(version.current).toBe(before);
});

describe('a change of', () => {
  const kinds: ContentKind[] = Object.values(CONTENT);
  const tables = async (...events: string[]) => {
    const rows = await api.prisma.$queryRaw<{ name: string }[]>`
      SELECT event_object_table AS name FROM information_schema.triggers
      WHERE trigger_name = 'content_changed' AND event_manipulation = ANY(${events})
      GROUP BY event_object_table HAVING count(*) = ${events.length}`;
    return rows.map(({ name }) => name);
  };
  /** `NewsArticle` is in the table `news_article`. */
  const tableOf = (resource: string) => {
    const { $name } = api.app.get(ResourceRegistry).get(resource).model(api.prisma) as unknown as { $name: string };
    return $name.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase();
  };

  it.each(kinds.map(({ name }) => name))('%s is heard of, whatever it is', async (name) => {
    expect(await tables('INSERT', 'UPDATE', 'DELETE')).toContain(tableOf(name));
  });

  it.each(['plan_version', 'vehicle_type', 'vehicle_version'])('%s is, which belongs to a page too', async (table) => {
    expect(await tables('INSERT', 'UPDATE', 'DELETE')).toContain(table);
  });
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
