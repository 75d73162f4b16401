import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PrismaService } from './platform/database/prisma.service.js';
import type { PlanNode } from './platform/database/planning-pg.js';
import { backwards, type ListOrder, orderOf } from './platform/resources/list-order.js';
import { ResourceRegistry } from './platform/resources/resource-registry.js';
import type { Resource } from './platform/resources/resource.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

/** Of what the lender sets up, or of which there is one a day, there are never more than a few hundred. */
const SHORT = new Set([
  'advisers',
  'api-clients',
  'bank-accounts',
  'bank-days',
  'bank-files',
  'canned-answers',
  'collection-agencies',
  'delivery-targets',
  'distributors',
  'equipment',
  'lead-mail-templates',
  'plans',
  'reminder-steps',
  'share-rules',
  'staff-accounts',
  'statement-runs',
  // Worked out when it is asked for, of what is not invoiced yet.
  'uninvoiced-payments',
]);

let api: TestApp;
let prisma: PrismaService;
let resources: Resource[];

beforeAll(async () => {
  api = await startTestApp();
  const [{ name } = { name: '' }] = await api.prisma.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  // Connections from now on read by an index wherever there is one.
  for (const setting of ['enable_seqscan', 'enable_sort', 'enable_bitmapscan']) {
    await api.prisma.$executeRawUnsafe(`ALTER DATABASE "${name}" SET ${setting} = off`);
  }
  prisma = api.app.get(PrismaService, { strict: false });
  await prisma.$disconnect();
  resources = api.app
    .get(ResourceRegistry, { strict: false })
    .all()
    // What may be published is written by hand.
    .filter(({ name: each, open }) => !open && !SHORT.has(each));
});
afterAll(() => api.close());

interface Listed {
  resource: Resource;
  /** Its name and how the list is sorted, for who reads of it. */
  title: string;
  order: ListOrder;
  plan: PlanNode;
}

/** How a list is read in each of its orders, from either end. */
async function plansOf(sorts: (resource: Resource) => readonly (string | undefined)[]): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const resource of resources) {
    for (const sort of sorts(resource)) {
      const wished = orderOf(resource, { sort, order: 'DESC' });
      for (const order of [wished, backwards(wished)]) {
        const model = resource.model(prisma);
        const asked = { orderBy: order.by, take: 26, select: { [order.key]: true } };
        const { plans } = await prisma.planned(() => (model.findKeys ? model.findKeys(asked) : model.findMany(asked)));
        for (const plan of await plans()) {
          listed.push({ resource, order, plan, title: `${resource.name} by ${JSON.stringify(order.by)}` });
        }
      }
    }
  }
  return listed;
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Columns of the unique indexes: what has one record each needs no order among its own. */
async function uniqueColumns(): Promise<Map<string, number>> {
  const rows = await api.prisma.$queryRaw<{ name: string; columns: number }[]>`
    SELECT indexrelid::regclass::text AS name, indnkeyatts::int AS columns FROM pg_index WHERE indisunique`;
  return new Map(rows.map(({ name, columns }) => [name.replaceAll('"', ''), columns]));
}

function isServed({ plan }: Listed, unique: ReadonlyMap<string, number>): boolean {
  const nodes = nodesOf(plan);
  const sort = nodes.find((node) => node['Node Type'].endsWith('Sort'));
  if (!sort) return nodes.some((node) => node['Index Name'] !== undefined);
  const index = nodes.find((node) => node['Index Name'] !== undefined)?.['Index Name'] ?? '';
  return (sort['Presorted Key'] ?? []).length === unique.get(index);
}

const titles = (listed: Listed[]): string[] => [...new Set(listed.map(({ title }) => title))];

describe('every list of the backoffice that may be long', () => {
  it('opens in the order of an index, either way', async () => {
    const unique = await uniqueColumns();
    expect(titles((await plansOf(() => [undefined])).filter((listed) => !isServed(listed, unique)))).toEqual([]);
  });

  it('is sorted by an index, whatever it is sorted by', async () => {
    const unique = await uniqueColumns();
    const listed = await plansOf(({ sort = {} }) => ['id', ...Object.keys(sort)]);
    expect(titles(listed.filter((each) => !isServed(each, unique)))).toEqual([]);
  });

  it('says of what it is sorted by whether it may be empty', async () => {
    const rows = await api.prisma.$queryRaw<{ name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE is_nullable = 'YES'`;
    const optional = new Set(rows.map(({ name }) => name));
    const listed = await plansOf(({ sort = {} }) => [undefined, ...Object.keys(sort)]);
    const wrong = listed.filter(({ plan, order: { column, optional: isOptional } }) => {
      const table = nodesOf(plan).find((node) => node['Relation Name'] !== undefined)?.['Relation Name'];
      return column !== undefined && optional.has(`${table}.${columnName(column)}`) !== isOptional;
    });
    expect(titles(wrong)).toEqual([]);
  });
});

/** As the schema maps them. */
const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
