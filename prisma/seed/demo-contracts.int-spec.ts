import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBooks, previewRestructuring, standingOn } from '@flota/finance';
import { parseClabe, parseRfc, parseVin, restructuringFiguresSchema } from '@flota/schemas';
import { createHash } from 'node:crypto';
import { createPrismaClient, type PrismaClient } from '../index.js';
import { bookOf, FieldCipher, figuresOf, instalmentOf, movementOf } from '@flota/records';
import { copyDatabase, type DatabaseCopy } from '../testing/index.js';
import { demoHolders } from './data/demo-contracts.js';
import { FLEET_OWNER, fleetHolders } from './data/demo-fleet.js';
import { seedDatabase } from './index.js';

const appSecret = 'x'.repeat(32);
const holders = [...demoHolders, ...fleetHolders];
const now = new Date('2026-11-21T18:00:00Z');
const today = '2026-11-21';

/** What the transaction of the whole seed may take. */
const SEEDED_WITHIN_MS = 60_000;

let copy: DatabaseCopy;
let prisma: PrismaClient;

beforeAll(async () => {
  copy = await copyDatabase();
  prisma = createPrismaClient(copy.url, 3);
  await seedDatabase(prisma, { scope: 'demo', demoPassword: 'Contrasena-de-demo-1', appSecret, now });
}, SEEDED_WITHIN_MS);

afterAll(async () => {
  await prisma.$disconnect();
  await copy.drop();
});

const contractsOf = async (email: string) => {
  const contracts = await prisma.contract.findMany({
    where: { customer: { email } },
    include: {
      events: true,
      instalments: { orderBy: { number: 'asc' } },
      movements: { include: { allocations: true }, orderBy: { sequence: 'asc' } },
      policies: true,
      taxProfile: true,
    },
    orderBy: { number: 'asc' },
  });
  return contracts.map(({ events, instalments, movements, policies, taxProfile, ...row }) => ({
    row,
    policies,
    taxProfile,
    book: bookOf(row, events),
    movements: movements.map(movementOf),
    instalments: instalments.map(instalmentOf),
    figures: figuresOf(row),
  }));
};

const neverThere = (): never => {
  throw new Error('The demo has no such contract');
};

describe('the demo contracts', () => {
  it('agree with their movements to the cent, up to today', async () => {
    const emails = new Set(holders.map(({ email }) => email));
    for (const email of emails) {
      for (const { book, ...books } of await contractsOf(email)) {
        expect(checkBooks(book, books, today)).toEqual([]);
        expect((books.movements.at(-1)?.postedOn ?? '') <= today).toBe(true);
      }
    }
  });

  it('show every case of a client: on time, late once, in arrears, leases, paid off, prepaid', async () => {
    const contracts = await contractsOf('cliente@flota.test');
    const stand = Object.fromEntries(
      contracts.map(({ book, row }) => {
        const { daysLate, dueNow, paidOffOn } = standingOn(book, today);
        return [row.number, { kind: row.kind, daysLate, owes: dueNow !== '0.00', paidOff: paidOffOn !== null }];
      }),
    );
    const fine = { daysLate: 0, owes: false, paidOff: false };
    expect(stand).toEqual({
      'FL-2024-000207': { ...fine, kind: 'direct_credit', paidOff: true },
      'FL-2025-000418': { ...fine, kind: 'direct_credit' },
      'FL-2025-000541': { ...fine, kind: 'direct_credit' },
      'FL-2025-000633': { kind: 'direct_credit', daysLate: 43, owes: true, paidOff: false },
      'FL-2025-000877': { ...fine, kind: 'flexibility' },
      'FL-2025-000902': { ...fine, kind: 'financial_lease' },
      'FL-2026-000115': { ...fine, kind: 'pure_lease' },
      'FL-2026-000164': { ...fine, kind: 'direct_credit' },
    });
    const kindsOf = (number: string) =>
      contracts.find(({ row }) => row.number === number)?.movements.map(({ kind }) => kind);
    expect(kindsOf('FL-2025-000418')).toContain('late_interest');
    expect(kindsOf('FL-2025-000541')).toContain('prepayment');
    expect(new Set(contracts.map(({ taxProfile }) => taxProfile.legalName)).size).toBe(2);
    expect(
      contracts
        .filter(({ book, figures }) => figures.paidOffOn === null && book.contract.terms.kind !== 'pure_lease')
        .every(({ book }) => Number(standingOn(book, today).payoff?.total) > 0),
    ).toBe(true);
  });

  it('have insurance that is good, runs out, ran out and ends too early', async () => {
    const policies = (await contractsOf('cliente@flota.test')).flatMap((contract) => contract.policies);
    const days = policies.map(({ endsOn }) =>
      Math.round((endsOn.getTime() - Date.parse(`${today}T00:00:00Z`)) / 86_400_000),
    );
    expect(days.filter((left) => left < 0)).toHaveLength(1);
    expect(days.filter((left) => left >= 0 && left < 30)).toHaveLength(1);
    expect(days.filter((left) => left >= 30 && left < 365)).toHaveLength(1);
    expect(days.filter((left) => left > 365).length).toBeGreaterThan(2);
  });

  it('are a fleet in four names, of which a few are late and one is paid off', async () => {
    const contracts = await contractsOf(FLEET_OWNER);
    expect(contracts).toHaveLength(60);
    expect(new Set(contracts.map(({ taxProfile }) => taxProfile.rfcIndex)).size).toBe(4);
    const stands = contracts.map(({ book }) => standingOn(book, today));
    expect(stands.filter(({ daysLate }) => daysLate > 0)).toHaveLength(4);
    expect(stands.filter(({ paidOffOn }) => paidOffOn !== null)).toHaveLength(1);
    expect(new Set(stands.map(({ toPay }) => toPay?.dueOn)).size).toBeGreaterThan(15);
  });

  it('have a restructuring that waits for its customer, who is behind, and one that was accepted and is proved', async () => {
    const rows = await prisma.restructuring.findMany({
      orderBy: { createdAt: 'desc' },
      include: { contract: { include: { instalments: true, customer: true } } },
    });
    expect(rows).toMatchObject([
      { state: 'open', contract: { number: 'FL-2026-001020' }, shownFigures: null },
      { state: 'accepted', contract: { number: 'FL-2026-001057', customer: { email: FLEET_OWNER } } },
    ]);
    const [open, accepted] = rows;
    expect(open && open.validUntil > new Date(`${today}T00:00:00Z`)).toBe(true);
    const late = (await contractsOf(FLEET_OWNER)).find(({ row }) => row.id === open?.contractId);
    const { dueNow } = standingOn(late?.book ?? neverThere(), today);
    const figures = previewRestructuring(late?.book ?? neverThere(), { on: today, paymentsLeft: 60, graceMonths: 3 });
    expect([figures.after.paymentsLeft, figures.due]).toEqual([60, dueNow]);
    // What was shown is what the contract is paid by since.
    const shown = restructuringFiguresSchema.parse(accepted?.shownFigures);
    expect(createHash('sha256').update(JSON.stringify(shown)).digest('hex')).toBe(accepted?.shownHash);
    const totals = new Map(accepted?.contract.instalments.map(({ number, total }) => [number, total.toFixed(2)]));
    for (const { number, total } of shown.instalments) expect([number, totals.get(number)]).toEqual([number, total]);
  });

  it('have identifiers that check, and somebody who may register', async () => {
    for (const { clabe, vin } of await prisma.contract.findMany()) {
      expect(parseClabe(clabe)).not.toBeNull();
      expect(parseVin(vin)?.warnings).toEqual([]);
    }
    for (const { rfc } of holders) expect(parseRfc(rfc)?.warnings).toEqual([]);
    const newcomer = await prisma.customer.findUniqueOrThrow({ where: { email: 'nuevo@flota.test' } });
    expect(newcomer).toMatchObject({ passwordHash: null, registeredAt: null });
    const [contract] = await contractsOf(newcomer.email);
    expect(contract?.row.number).toBe('FL-2025-000777');
    const cipher = new FieldCipher(appSecret);
    expect(contract?.taxProfile.rfcIndex).toBe(cipher.blindIndex('DURE850917LM3', 'tax_profile.rfc'));
    expect(cipher.decrypt(contract?.taxProfile.rfc ?? '', 'tax_profile.rfc')).toBe('DURE850917LM3');
  });

  it('keep no RFC in clear, in whatever table', async () => {
    const tables = await prisma.$queryRaw<{ name: string }[]>`
      select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;
    for (const { rfc } of holders) {
      for (const { name } of tables) {
        const rows = await prisma.$queryRawUnsafe<{ count: bigint }[]>(
          `select count(*) from ${name} record where record::text like '%' || $1 || '%'`,
          rfc,
        );
        expect([name, Number(rows[0]?.count)]).toEqual([name, 0]);
      }
    }
  });

  it('come with the accounts that are there, and one by one when some are missing', async () => {
    const holders = await prisma.taxProfile.count();
    await prisma.contract.delete({ where: { number: 'FL-2025-000772' } });
    const again = () => seedDatabase(prisma, { scope: 'demo', demoPassword: 'Contrasena-de-demo-1', appSecret, now });
    expect(await again()).toBe(2);
    expect(await again()).toBe(0);
    expect(await prisma.taxProfile.count()).toBe(holders);
  });
});
