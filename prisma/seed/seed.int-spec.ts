import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrismaClient, type PrismaClient } from '../index.js';
import { verifyPassword } from '@flota/records/password';
import { copyDatabase, type DatabaseCopy } from '../testing/index.js';
import { createQuote, createStaffAccount, seedDatabase } from './index.js';

let copy: DatabaseCopy;
let prisma: PrismaClient;

beforeAll(async () => {
  copy = await copyDatabase();
  prisma = createPrismaClient(copy.url, 3);
});

beforeEach(async () => {
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('_prisma_migrations', 'audit_entry', 'audit_seal', 'event', 'event_numbering')`;
  await prisma.$executeRawUnsafe(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
});

afterAll(async () => {
  await prisma.$disconnect();
  await copy.drop();
});

const demo = { scope: 'demo', demoPassword: 'Primera-contrasena-1', appSecret: 'x'.repeat(32) } as const;

describe('seedDatabase', () => {
  it('fills an empty database, and adds nothing the second time', async () => {
    expect(await seedDatabase(prisma, demo)).toBeGreaterThan(0);
    expect(await prisma.state.count()).toBe(32);
    expect(await prisma.quote.count()).toBe(30);
    expect(await prisma.lead.count()).toBe(9);
    expect(await prisma.syntageRequest.count()).toBe(1);
    expect(await prisma.rightsRequest.count()).toBe(2);
    expect(await prisma.contract.count()).toBe(79);
    expect(await prisma.billRequest.count()).toBe(8);
    expect(await prisma.conversation.count()).toBe(3);
    expect(await prisma.policy.count()).toBe(69);
    expect(await prisma.outboundEmail.count({ where: { state: { in: ['pending', 'sending'] } } })).toBe(0);
    const begun = { OR: [{ publishedFrom: null }, { publishedFrom: { lte: new Date() } }] };
    expect(await prisma.alert.count({ where: begun })).toBe(0);

    expect(await seedDatabase(prisma, demo)).toBe(0);
  });

  it('leaves alone what staff changed or took away', async () => {
    await seedDatabase(prisma, demo);
    await prisma.plan.update({ where: { slug: 'insurance' }, data: { title: 'Seguros' } });
    const banner = await prisma.banner.findFirstOrThrow();
    await prisma.banner.delete({ where: { id: banner.id } });
    const question = await prisma.faq.findFirstOrThrow();
    await prisma.faq.delete({ where: { id: question.id } });
    await prisma.newsArticle.delete({ where: { slug: 'que-es-el-cat-y-como-leerlo' } });
    await prisma.page.update({ where: { slug: 'acerca' }, data: { lead: 'Nosotros' } });

    expect(await seedDatabase(prisma, demo)).toBe(0);
    expect((await prisma.plan.findUniqueOrThrow({ where: { slug: 'insurance' } })).title).toBe('Seguros');
    expect(await prisma.banner.findUnique({ where: { id: banner.id } })).toBeNull();
    expect(await prisma.newsArticle.findUnique({ where: { slug: 'que-es-el-cat-y-como-leerlo' } })).toBeNull();
    expect((await prisma.page.findUniqueOrThrow({ where: { slug: 'acerca' } })).lead).toBe('Nosotros');
  });

  it('gives the plans of an older release their pages, and only those', async () => {
    await seedDatabase(prisma, { scope: 'lender' });
    await prisma.plan.update({ where: { slug: 'flexibility' }, data: { page: {} } });
    await prisma.plan.update({ where: { slug: 'insurance' }, data: { page: { heroTitle: 'Seguros' } } });

    expect(await seedDatabase(prisma, { scope: 'lender' })).toBe(1);
    const pageOf = async (slug: string) => (await prisma.plan.findUniqueOrThrow({ where: { slug } })).page;
    expect(await pageOf('flexibility')).toMatchObject({ heroTitle: 'Flexibility' });
    expect(await pageOf('insurance')).toEqual({ heroTitle: 'Seguros' });
  });

  it('dates the news back from its own day', async () => {
    const now = new Date('2027-03-10T18:00:00Z');
    await seedDatabase(prisma, { ...demo, now });
    const dates = (await prisma.newsArticle.findMany()).map(({ publishedFrom }) => publishedFrom.getTime());
    expect(Math.max(...dates)).toBeLessThan(now.getTime());
    expect(Math.min(...dates)).toBeGreaterThan(now.getTime() - 365 * 24 * 3_600_000);
  });

  it('adds nobody invented beside an invented lender', async () => {
    await seedDatabase(prisma, { ...demo, scope: 'lender' });
    expect(await prisma.planVersion.count()).toBe(4);
    expect(await prisma.siteOpening.findFirst()).toMatchObject({ isOpen: true, changedBy: null });
    const { staffAccount, customer, contract, quote, distributor, alert, promotion, newsArticle, campaign } = prisma;
    for (const table of [
      staffAccount,
      customer,
      contract,
      quote,
      distributor,
      alert,
      promotion,
      newsArticle,
      campaign,
    ]) {
      expect(await (table as { count(): Promise<number> }).count()).toBe(0);
    }
  });

  it('invents nothing for a new installation, whose site is closed', async () => {
    expect(await seedDatabase(prisma, { scope: 'reference' })).toBeGreaterThan(100);
    expect(await seedDatabase(prisma, { scope: 'reference' })).toBe(0);
    const tables = await prisma.$queryRaw<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^_'`;
    const filled: string[] = [];
    for (const { name } of tables) {
      const [row] = await prisma.$queryRawUnsafe<{ there: boolean }[]>(
        `select exists (select from "${name}") as there`,
      );
      if (row?.there) filled.push(name);
    }
    const ofItsOwn = ['event', 'event_cursor', 'event_numbering', 'content_version'];
    expect(filled.filter((name) => !ofItsOwn.includes(name)).sort()).toEqual(
      ['city', 'legal_page', 'page', 'site_opening', 'site_settings', 'state', 'vehicle_type'].sort(),
    );
    expect(await prisma.legalPage.count({ where: { published: true } })).toBe(0);
    expect(await prisma.siteOpening.findFirst()).toMatchObject({ isOpen: false, firstOpenedAt: null });
    expect(JSON.stringify([await prisma.siteSettings.findMany(), await prisma.legalPage.findMany()])).not.toMatch(
      /Flota Financiera|@flota|\.example|\.test/i,
    );
  });

  it('lets an invented lender move into a new installation, and not into texts that somebody wrote', async () => {
    await seedDatabase(prisma, { scope: 'reference' });
    await prisma.page.update({ where: { slug: 'acerca' }, data: { lead: 'Nuestra historia' } });
    await seedDatabase(prisma, demo);
    expect(await prisma.siteOpening.findFirst()).toMatchObject({ isOpen: true });
    expect(await prisma.legalPage.count({ where: { published: false } })).toBe(0);
    expect((await prisma.page.findUniqueOrThrow({ where: { slug: 'acerca' } })).lead).toBe('Nuestra historia');
    expect((await prisma.page.findUniqueOrThrow({ where: { slug: 'contacto' } })).lead).toContain(
      'Unidad de Atención a Clientes',
    );
    expect((await prisma.siteSettings.findFirstOrThrow()).value).toMatchObject({ companyName: 'Flota Financiera' });

    await prisma.siteOpening.update({ where: { id: 1 }, data: { isOpen: false } });
    await seedDatabase(prisma, demo);
    expect(await prisma.siteOpening.findFirst()).toMatchObject({ isOpen: false });
  });

  it('gives the demo accounts a changed password and ends their sessions, and touches no other account', async () => {
    await seedDatabase(prisma, demo);
    const other = await createStaffAccount(prisma);
    const { id: staffId } = await prisma.staffAccount.findUniqueOrThrow({ where: { email: 'care@flota.test' } });
    const expiresAt = new Date(Date.now() + 60_000);
    await prisma.authSession.create({ data: { staffId, tokenHash: 'x', expiresAt } });

    expect(await seedDatabase(prisma, { ...demo, demoPassword: 'Segunda-contrasena-2' })).toBe(10);
    const care = await prisma.staffAccount.findUniqueOrThrow({ where: { id: staffId }, include: { sessions: true } });
    expect(await verifyPassword(care.passwordHash ?? '', 'Segunda-contrasena-2')).toBe(true);
    expect(care.sessions[0]).toMatchObject({ endReason: 'password-changed' });
    expect(await prisma.staffAccount.findUniqueOrThrow({ where: { id: other.id } })).toEqual(other);
  });

  it('is done once when two processes start at the same time', async () => {
    await seedDatabase(prisma, demo);
    await prisma.banner.deleteMany();

    const rows = await Promise.all([seedDatabase(prisma, demo), seedDatabase(prisma, demo)]);
    expect(rows.sort()).toEqual([0, 3]);
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const failing = seedDatabase(prisma, {
      ...demo,
      onStep: ({ label }) => {
        if (label === 'financing plans') throw new Error('power cut');
      },
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await prisma.state.count()).toBe(0);
  });

  it('makes the rows that the factories build on', async () => {
    await seedDatabase(prisma, { scope: 'lender' });
    const quote = await createQuote(prisma, { personType: 'fisica', termMonths: 48 });
    expect(quote.monthlyPayment.gt(0)).toBe(true);
  });
});
