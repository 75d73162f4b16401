import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { blankSettings } from '@flota/schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createPrismaClient, type PrismaClient } from '../index.js';
import { createCustomer, createLead } from '../seed/index.js';
import { copyDatabase, type DatabaseCopy } from '../testing/index.js';

const MIGRATION = join(import.meta.dirname, '../migrations/20261122233000_opening_of_the_site/migration.sql');
/** Whom the former seed invented; what it was called then doesn't change. */
const INVENTED = 'Flota Financiera Demo, S.A. de C.V., SOFOM, E.N.R.';

let copy: DatabaseCopy;
let prisma: PrismaClient;
let owner: pg.Client;
beforeAll(async () => {
  copy = await copyDatabase();
  prisma = createPrismaClient(copy.url, 1);
  owner = new pg.Client({ connectionString: copy.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await prisma.$disconnect();
  await copy.drop();
});

/** As the release before left it. */
beforeEach(async () => {
  await prisma.lead.deleteMany();
  await prisma.customer.deleteMany();
  await prisma.siteSettings.deleteMany();
  await owner.query('drop table if exists site_opening');
  for (const column of ['approved_at', 'approved_by', 'approved_text', 'published']) {
    await owner.query(`alter table legal_page drop column if exists ${column}`);
  }
});

const lender = (legalName: string) =>
  prisma.siteSettings.create({ data: { id: 1, value: { ...blankSettings(2026), legalName } } });

async function afterwards() {
  await owner.query(readFileSync(MIGRATION, 'utf8'));
  return prisma.siteOpening.findUnique({ where: { id: 1 } });
}

describe('the upgrade to a site that is opened by somebody', () => {
  it('leaves an empty database closed', async () => {
    expect(await afterwards()).toBeNull();
  });

  it('leaves a lender of its own open, though nobody has asked it anything', async () => {
    await lender('Financiera del Norte, S.A. de C.V.');
    expect(await afterwards()).toMatchObject({ isOpen: true, firstOpenedAt: expect.any(Date), changedBy: null });
  });

  it('closes the invented lender that nobody uses', async () => {
    await lender(INVENTED);
    expect(await afterwards()).toBeNull();
  });

  it.each([
    ['a customer', () => createCustomer(prisma)],
    ['a lead', () => createLead(prisma)],
  ])('leaves the invented lender open that has %s', async (_, ask) => {
    await lender(INVENTED);
    await ask();
    expect(await afterwards()).toMatchObject({ isOpen: true });
  });

  it('leaves legal texts published that were', async () => {
    await lender('Financiera del Norte, S.A. de C.V.');
    await owner.query(
      `insert into legal_page (slug, title, body, updated_on, updated_at) values ('une', 'UNE', '<p>Texto</p>', now(), now())`,
    );
    await afterwards();
    expect(await prisma.legalPage.findFirst()).toMatchObject({ slug: 'une', published: true, approvedAt: null });
    await prisma.legalPage.deleteMany();
  });
});
