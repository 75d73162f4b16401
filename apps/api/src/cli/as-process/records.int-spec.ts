import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FieldCipher, keyIdOf } from '@flota/records';
import { buildCfdiXml } from '@flota/prisma/seed';
import { addDays, todayInMexico } from '@flota/schemas';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ENCRYPTED_COLUMNS } from '../../platform/crypto/encrypted-columns.js';
import { MIGRATIONS } from '../lib/paths.js';
import { ended, type Installation, startInstallation } from './installation.fixture.js';

const EXAMPLES = join(import.meta.dirname, '../../../../../docs/examples');
const NEW_KEY = `2027a:${'k'.repeat(40)}`;

/** With invented records, made by the commands themselves. */
let here: Installation;
beforeAll(async () => {
  here = await startInstallation({ seeded: false });
});
afterAll(() => here.close());

const seedSchema = z.strictObject({
  rows: z.number(),
  written: z.boolean(),
  books: z.string().nullable(),
  password: z.string().optional(),
});
const migrationsSchema = z.strictObject({ applied: z.array(z.string()), pending: z.array(z.string()) });

describe('flota migrate', () => {
  it('has nothing to apply to a database of this version, and says which are missing where one is', async () => {
    expect(await here.flota(['migrate'])).toMatchObject({ code: 0, stdout: 'No migration to apply.\n' });
    const last =
      readdirSync(MIGRATIONS)
        .filter((name) => /^\d/.test(name))
        .sort()
        .at(-1) ?? '';
    await here.prisma.$executeRaw`update _prisma_migrations set rolled_back_at = now() where migration_name = ${last}`;
    const answer = await here.flota(['migrate', '--dry-run', '--json']);
    expect(answer.json(migrationsSchema)).toEqual({ applied: [], pending: [last] });
    await here.prisma.$executeRaw`update _prisma_migrations set rolled_back_at = null where migration_name = ${last}`;
  });

  it('makes a database that is not there', async () => {
    const url = (address = '') => Object.assign(new URL(address), { pathname: `/made_${process.pid}` }).href;
    const env = { DATABASE_URL: url(here.env.DATABASE_URL), DATABASE_OWNER_URL: url(here.env.DATABASE_OWNER_URL) };
    try {
      const planned = (await here.flota(['migrate', '--dry-run', '--json'], { env })).json(migrationsSchema);
      expect(planned.pending.length).toBeGreaterThan(30);
      const { code, stdout } = await here.flota(['migrate'], { env });
      expect(code).toBe(0);
      expect(stdout.split('\n')).toContain(`applied  ${planned.pending.at(-1)}`);
      expect((await here.flota(['audit', 'verify'], { env })).stdout).toMatch(/^INTACT: 0 entries/);
    } finally {
      await here.prisma.$executeRawUnsafe(`drop database if exists made_${process.pid} with (force)`);
    }
  });
});

describe('flota seed and demo', () => {
  it('tells what it would add and keeps nothing', async () => {
    const { rows, written } = (await here.flota(['seed', '--dry-run', '--json'])).json(seedSchema);
    expect(rows).toBeGreaterThan(100);
    expect(written).toBe(false);
    expect(await here.prisma.plan.count()).toBe(0);
  });

  it('keeps invented records out of a production', async () => {
    const { code, stderr } = await here.flota(['demo'], { env: { NODE_ENV: 'production', BOT_DEFENCE: 'on' } });
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('production') });
    expect(await here.prisma.staffAccount.count()).toBe(0);
  });

  it('keeps them out from among real ones', async () => {
    const real = await here.prisma.staffAccount.create({
      data: { email: 'ana@lender.mx', name: 'Ana', role: 'admin', passwordHash: 'x' },
    });
    const { code, stderr } = await here.flota(['demo']);
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('real records (1 staff)') });
    expect(await here.prisma.plan.count()).toBe(0);
    await here.prisma.staffAccount.delete({ where: { id: real.id } });
  });

  it('fills an empty database, tells the password it made, and adds nothing the second time', async () => {
    const first = (await here.flota(['demo', '--json'])).json(seedSchema);
    expect(first.rows).toBeGreaterThan(100);
    expect(first.password).toMatch(/^\S{12}$/);
    expect(await here.prisma.contract.count()).toBeGreaterThan(2);
    const again = await here.flota(['demo', '--json'], { env: { DEMO_PASSWORD: first.password ?? '' } });
    expect(again.json(seedSchema)).toEqual({ rows: 0, written: true, books: null });
    expect((await here.flota(['seed'])).stdout).toBe('Everything is there already.\n');
  });
});

describe('flota import', () => {
  const contractsSchema = z.strictObject({
    written: z.boolean(),
    opened: z.number(),
    alreadyThere: z.number(),
    refused: z.number(),
    knownHolders: z.number(),
    problems: z.array(z.object({ file: z.string(), line: z.number(), column: z.string(), code: z.string() })),
  });
  const files = ['contracts.csv', 'payments.csv'].map((name) => join(EXAMPLES, name));
  const contracts = async (...words: string[]) => here.flota(['import', 'contracts', ...words, '--json']);

  it('tries contracts, keeps them with --write, and finds them there the second time', async () => {
    const before = await here.prisma.contract.count();
    const tried = (await contracts(...files)).json(contractsSchema);
    expect(tried).toMatchObject({ written: false, opened: 4, refused: 0 });
    expect(await here.prisma.contract.count()).toBe(before);
    expect((await contracts(...files, '--write')).json(contractsSchema)).toMatchObject({ written: true, opened: 4 });
    expect(await here.prisma.contract.count()).toBe(before + 4);
    expect((await contracts(...files, '--write')).json(contractsSchema)).toMatchObject({ opened: 0, alreadyThere: 4 });
  });

  it('ends with 1 and the lines that are refused, in words', async () => {
    const [heading = '', first = ''] = (await readFile(files[0] ?? '', 'utf8')).split('\n');
    const broken = join(here.folder, 'broken.csv');
    await writeFile(broken, [heading, first.replace(/,\d{18},/, ',123,'), ''].join('\n'));
    const { code, stdout } = await here.flota(['import', 'contracts', broken]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^contratos, renglón 2, /);
    await writeFile(broken, 'no,such,column\n1,2,3\n');
    expect(await here.flota(['import', 'contracts', broken])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Columnas que no se conocen'),
    });
  });

  const invoicesSchema = z.strictObject({
    written: z.boolean(),
    taken: z.number(),
    alreadyThere: z.number(),
    refused: z.number(),
    problems: z.array(z.strictObject({ file: z.string(), message: z.string() })),
  });

  it('takes a folder of invoices, each once', async () => {
    const contract = await here.prisma.contract.findFirstOrThrow({ include: { taxProfile: true } });
    const cipher = new FieldCipher(here.env.APP_SECRET ?? '');
    const rfc = cipher.decrypt(contract.taxProfile.rfc, 'tax_profile.rfc');
    const folder = join(here.folder, 'cfdi');
    await mkdir(folder);
    await writeFile(join(folder, 'a.xml'), cfdi(rfc, contract.number));
    await writeFile(join(folder, 'b.xml'), cfdi('XAXX010101000', 'nothing'));
    await writeFile(join(folder, 'notes.txt'), 'not one of them');
    const run = async (...words: string[]) => here.flota(['import', 'invoices', folder, '--json', ...words]);
    const before = await here.prisma.invoice.count();
    const tried = await run();
    expect(tried.code).toBe(1);
    expect(tried.json(invoicesSchema)).toMatchObject({ written: false, taken: 1, refused: 1 });
    expect(await here.prisma.invoice.count()).toBe(before);
    expect((await run('--write')).json(invoicesSchema)).toMatchObject({ taken: 1, alreadyThere: 0, refused: 1 });
    expect((await run('--write')).json(invoicesSchema)).toMatchObject({ taken: 0, alreadyThere: 1, refused: 1 });
    expect(await here.prisma.invoice.count()).toBe(before + 1);
  });
});

describe('flota import of rows', () => {
  const rowsSchema = z.strictObject({
    written: z.boolean(),
    created: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    interrupted: z.boolean(),
    ended: z.string().nullable(),
    problems: z.array(
      z.strictObject({
        line: z.number(),
        externalId: z.string().nullable(),
        field: z.string(),
        code: z.string(),
        message: z.string(),
      }),
    ),
  });
  const run = async (...words: string[]) => here.flota(['import', ...words, '--json']);
  const resultsIn = async (file: string) =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; externalId: string; outcome: string; id?: string });

  it('tries customers and keeps none, keeps them with --write, and finds them there the second time', async () => {
    const file = join(EXAMPLES, 'customers.csv');
    const results = join(here.folder, 'customers.results.ndjson');
    const before = await here.prisma.customer.count();
    const tried = await run('customers', file, '--results', results);
    expect(tried.json(rowsSchema)).toMatchObject({ written: false, created: 2, refused: 0 });
    expect(tried.code).toBe(0);
    expect((await resultsIn(results)).map(({ id, line, outcome }) => [line, outcome, id])).toEqual([
      [2, 'created', undefined],
      [3, 'created', undefined],
    ]);
    expect(await here.prisma.customer.count()).toBe(before);
    expect(await here.prisma.apiClient.count()).toBe(0);
    expect((await run('customers', file, '--write')).json(rowsSchema)).toMatchObject({ written: true, created: 2 });
    expect(await here.prisma.customer.count()).toBe(before + 2);
    expect((await run('customers', file, '--write')).json(rowsSchema)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await here.prisma.auditEntry.findFirst({ where: { actorEmail: 'flota import' } })).not.toBeNull();
  });

  it('names the line of the file, the field and what to do, and ends with 1', async () => {
    const file = join(here.folder, 'excel.csv');
    const rows = ['external_id;name;rfc;email', 'X-1;Ana Ruiz;RUAN850917AB1;no-es-correo', ''];
    await writeFile(file, `\ufeff${rows.join('\r\n')}`);
    const { code, stdout } = await here.flota(['import', 'customers', file]);
    expect([code, stdout.split('\n')[0]]).toEqual([
      1,
      'renglón 2 (X-1), email: El correo no está completo o tiene un error.',
    ]);
    expect(await run('customers', file, '--resume')).toMatchObject({ code: 2 });
    expect(await run('customers', file, '--client', 'Nadie')).toMatchObject({ code: 2 });
    expect(await run('customers', join(here.folder, 'none.csv'))).toMatchObject({ code: 2 });
    expect(await run('invoices', join(here.folder, 'cfdi'), '--resume', '--write')).toMatchObject({ code: 2 });
  });

  it('posts money and takes it back, by the rules for other systems', async () => {
    const file = join(EXAMPLES, 'received.csv');
    const where = { contract: { number: 'LB-2026-000101' } };
    const before = await here.prisma.movement.count({ where });
    const tried = await run('payments', file);
    expect(tried.json(rowsSchema)).toMatchObject({ written: false, created: 2, problems: [] });
    expect(await here.prisma.movement.count({ where })).toBe(before);
    expect((await run('payments', file, '--write')).json(rowsSchema)).toMatchObject({ created: 2, refused: 0 });
    const posted = await here.prisma.movement.findMany({ where, orderBy: { sequence: 'asc' } });
    expect(posted.length).toBeGreaterThanOrEqual(before + 2);
    expect((await run('payments', file, '--write')).json(rowsSchema)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await here.prisma.movement.count({ where })).toBe(posted.length);
  });

  it('takes invoices and contracts as rows too, under the names of a client of the API', async () => {
    const client = await here.prisma.apiClient.create({ data: { name: 'Facturación', scopes: [] } });
    const contract = await here.prisma.contract.findFirstOrThrow({ include: { taxProfile: true } });
    const cipher = new FieldCipher(here.env.APP_SECRET ?? '');
    const rfc = cipher.decrypt(contract.taxProfile.rfc, 'tax_profile.rfc');
    const file = join(here.folder, 'invoices.ndjson');
    await writeFile(file, `${JSON.stringify({ externalId: 'I-1', xml: cfdi(rfc, contract.number, 'I-1') })}\n`);
    const as = (...words: string[]) => run('invoices', file, '--client', 'Facturación', ...words);
    expect((await as()).json(rowsSchema)).toMatchObject({ written: false, created: 1 });
    expect((await as('--write')).json(rowsSchema)).toMatchObject({ written: true, created: 1 });
    expect((await as()).json(rowsSchema)).toMatchObject({ unchanged: 1 });
    await writeFile(file, `${JSON.stringify({ externalId: 'I-2', xml: cfdi(rfc, contract.number, 'I-1') })}\n`);
    expect((await as()).json(rowsSchema)).toMatchObject({ problems: [{ line: 1, code: 'CFDI.FOLIO_TAKEN' }] });
    const named = await here.prisma.externalReference.findMany({ where: { system: client.id, kind: 'invoice' } });
    expect(named.map(({ externalId }) => externalId)).toEqual(['I-1']);
    const contracts = join(here.folder, 'contracts.ndjson');
    await writeFile(contracts, '{"externalId":"C-1"}\n');
    expect((await run('contracts', contracts)).json(rowsSchema)).toMatchObject({ created: 0, refused: 1 });
  });

  it('stops at Ctrl-C, keeps what was taken, and goes on with --resume', async () => {
    const count = 1_500;
    const file = join(here.folder, 'many.ndjson');
    const results = join(here.folder, 'many.results.ndjson');
    await writeFile(file, Array.from({ length: count }, (_, index) => customerRow(index)).join(''));
    const before = await here.prisma.customer.count();
    const holding = here.prisma.$transaction(
      async (database) => {
        await database.$executeRaw`lock table customer in exclusive mode`;
        const child = here.begin(['import', 'customers', file, '--write', '--json']);
        const answer = ended(child);
        await until(async () => (await waitingForLocks()) > 0);
        child.kill('SIGINT');
        return { answer };
      },
      { timeout: 30_000 },
    );
    const broken = await (await holding).answer;
    expect(broken.code).toBe(130);
    const { created, interrupted } = broken.json(rowsSchema);
    expect([interrupted, created > 0, created < count]).toEqual([true, true, true]);
    expect(await here.prisma.customer.count()).toBe(before + created);
    const rest = await run('customers', file, '--write', '--resume', '--results', results);
    expect(rest.json(rowsSchema)).toMatchObject({ created: count, unchanged: 0, interrupted: false });
    expect(await here.prisma.customer.count()).toBe(before + count);
    expect((await resultsIn(results)).map(({ line }) => line)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
  });
});

describe('flota export', () => {
  it('names the lists, and streams one to standard output or into a file', async () => {
    const { resources } = (await here.flota(['export', '--list', '--json'])).json(
      z.strictObject({ resources: z.array(z.string()) }),
    );
    expect(resources).toContain('quotes');
    const { code, stdout } = await here.flota(['export', 'quotes']);
    expect(code).toBe(0);
    const out = join(here.folder, 'quotes.csv');
    const { rows } = (await here.flota(['export', 'quotes', '--out', out, '--json'])).json(
      z.strictObject({ resource: z.string(), rows: z.number(), file: z.string() }),
    );
    expect(rows).toBe(await here.prisma.quote.count());
    // With the mark that spreadsheets want, which whoever gathers the output drops.
    expect(await readFile(out, 'utf8')).toBe(`\ufeff${stdout}`);
    const traces = await here.prisma.auditEntry.findMany({ where: { action: 'export' } });
    expect(traces).toMatchObject([{ actorEmail: 'flota export' }, { actorEmail: 'flota export' }]);
  });

  it('ends with 2 for a list that is not there', async () => {
    expect(await here.flota(['export', 'secrets'])).toMatchObject({ code: 2, stdout: '' });
    expect(await here.flota(['export', 'quotes', '--filter', 'x'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('flota keys', () => {
  const rotatedSchema = z.strictObject({
    writesWith: z.string(),
    rotated: z.number(),
    unreadable: z.number(),
    interrupted: z.boolean(),
    columns: z.array(
      z.strictObject({ table: z.string(), column: z.string(), rotated: z.number(), unreadable: z.number() }),
    ),
  });
  const statusSchema = z.strictObject({
    writesWith: z.string(),
    waiting: z.number(),
    missing: z.array(z.string()),
    columns: z.array(
      z.strictObject({ table: z.string(), column: z.string(), values: z.record(z.string(), z.number()) }),
    ),
  });
  const env = { FIELD_KEYS: NEW_KEY };
  const status = async (keys: string) => here.flota(['keys', 'status', '--json'], { env: { FIELD_KEYS: keys } });

  it('makes a key, the former ones behind it', async () => {
    const made = await here.flota(['keys', 'new', '--field', '2028']);
    expect(made.stdout).toMatch(/^FIELD_KEYS=2028:[0-9a-f]{64}\n$/);
    const behind = await here.flota(['keys', 'new', '--field', '2028'], { env });
    expect(behind.stdout.trim().split(',')[1]).toBe(NEW_KEY);
    expect(await here.flota(['keys', 'new', '--field', '2027a'], { env })).toMatchObject({ code: 2 });
  });

  it('knows every column that is encrypted', async () => {
    expect(await columnsWithCiphers()).toEqual(
      expect.arrayContaining([
        ['tax_profile', 'rfc'],
        ['tax_change', 'former_rfc'],
      ]),
    );
    const known = Object.values(ENCRYPTED_COLUMNS)
      .flat()
      .map(({ table, column }) => `${table}.${column}`);
    const found = (await columnsWithCiphers()).map((names) => names.join('.'));
    expect(found.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('tells in a dry run what is to be written anew', async () => {
    const before = (await status(NEW_KEY)).json(statusSchema);
    expect(before).toMatchObject({ writesWith: '2027a', missing: [] });
    expect(before.waiting).toBeGreaterThan(5);
    const dry = await here.flota(['keys', 'rotate', '--dry-run', '--json'], { env });
    expect(dry.json(statusSchema)).toEqual(before);
  });

  it('stops at Ctrl-C between two batches, and goes on where it was', async () => {
    const { waiting } = (await status(NEW_KEY)).json(statusSchema);
    const holding = here.prisma.$transaction(
      async (database) => {
        await database.$executeRaw`select 1 from tax_profile for update`;
        const child = here.begin(['keys', 'rotate', '--batch', '1', '--json'], { env });
        const answer = ended(child);
        await until(async () => (await waitingForLocks()) > 0);
        child.kill('SIGINT');
        return { answer };
      },
      { timeout: 20_000 },
    );
    const broken = await (await holding).answer;
    expect(broken.code).toBe(130);
    const { rotated, interrupted } = broken.json(rotatedSchema);
    expect(interrupted).toBe(true);
    expect(rotated).toBeLessThan(waiting);
    expect((await status(NEW_KEY)).json(statusSchema).waiting).toBe(waiting - rotated);
  });

  it('writes all of it anew, with what it is found by, and leaves what others change alone', async () => {
    const cipher = new FieldCipher(here.env.APP_SECRET ?? '', [{ id: '2027a', secret: 'k'.repeat(40) }]);
    const profile = await here.prisma.taxProfile.findFirstOrThrow();
    const decided = await addDecided();
    const rfc = cipher.decrypt(profile.rfc, 'tax_profile.rfc');
    const answer = await here.flota(['keys', 'rotate', '--json'], { env });
    expect(answer.code).toBe(0);
    expect(answer.json(rotatedSchema)).toMatchObject({ writesWith: '2027a', unreadable: 0 });
    expect((await status(NEW_KEY)).json(statusSchema).waiting).toBe(0);
    const after = await here.prisma.taxProfile.findUniqueOrThrow({ where: { id: profile.id } });
    expect(keyIdOf(after.rfc)).toBe('2027a');
    expect(cipher.decrypt(after.rfc, 'tax_profile.rfc')).toBe(rfc);
    expect(after.rfcIndex).toBe(cipher.blindIndex(rfc, 'tax_profile.rfc'));
    expect(after.updatedAt).toEqual(profile.updatedAt);
    const change = await here.prisma.taxChange.findFirstOrThrow();
    const former = cipher.decrypt(change.formerRfc, 'tax_profile.rfc');
    expect(change.formerRfcIndex).toBe(cipher.blindIndex(former, 'tax_profile.rfc'));
    expect(await here.prisma.auditEntry.count({ where: { action: 'rotate-keys' } })).toBeGreaterThan(0);

    // What is kept for good says the same as before, and can still not be made to say another thing.
    const { id } = decided;
    const kept = await here.prisma.deskRequest.findUniqueOrThrow({ where: { id } });
    expect(keyIdOf(kept.clabe ?? '')).toBe('2027a');
    expect(cipher.decrypt(kept.clabe ?? '', 'desk_request.clabe')).toBe('646180110400000007');
    const forged = cipher.encrypt('000000000000000000', 'desk_request.clabe');
    await expect(here.prisma.deskRequest.update({ where: { id }, data: { clabe: forged } })).rejects.toThrow(
      'never changed',
    );
    const ended = { where: { id: change.id } };
    await here.prisma.taxChange.update({ ...ended, data: { state: 'approved' } });
    await expect(here.prisma.taxChange.update({ ...ended, data: { legalName: 'X' } })).rejects.toThrow('never changed');
    await expect(here.prisma.taxChange.update({ ...ended, data: { rfc: forged } })).rejects.toThrow('never changed');
    const { secrets } = await here.prisma.connector.findUniqueOrThrow({ where: { name: 'probe' } });
    expect(cipher.decrypt(secrets ?? '', 'connector.secrets')).toBe('{}');
  });

  /** Of what the demo has none: an action that was decided, and a connector with secrets. */
  async function addDecided() {
    const cipher = new FieldCipher(here.env.APP_SECRET ?? '');
    const [maker, contract] = await Promise.all([
      here.prisma.staffAccount.findFirstOrThrow(),
      here.prisma.contract.findFirstOrThrow(),
    ]);
    await here.prisma.connector.create({ data: { name: 'probe', secrets: cipher.encrypt('{}', 'connector.secrets') } });
    return here.prisma.deskRequest.create({
      data: {
        folio: 'A-1',
        kind: 'refund',
        state: 'done',
        contractId: contract.id,
        payload: {},
        clabe: cipher.encrypt('646180110400000007', 'desk_request.clabe'),
        amount: '1',
        limit: '2',
        reason: 'x',
        foreseen: {},
        makerId: maker.id,
        decidedAt: new Date(),
      },
    });
  }

  it('ends with 1 where a key is missing, and changes nothing that it can not read', async () => {
    const other = `other:${'o'.repeat(40)}`;
    const told = await status(other);
    expect(told.code).toBe(1);
    expect(told.json(statusSchema).missing).toEqual(['2027a']);
    const before = await here.prisma.taxProfile.findMany({ orderBy: { id: 'asc' } });
    const answer = await here.flota(['keys', 'rotate', '--json'], { env: { FIELD_KEYS: other } });
    expect(answer.code).toBe(1);
    expect(answer.json(rotatedSchema)).toMatchObject({ rotated: 0 });
    expect(await here.prisma.taxProfile.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });
});

describe('flota statements run', () => {
  const shape = z.strictObject({
    id: z.string(),
    month: z.string(),
    counts: z.strictObject({
      pending: z.number(),
      working: z.number(),
      issued: z.number(),
      held: z.number(),
      failed: z.number(),
    }),
    finishedAt: z.string().nullable(),
  });
  // The demo has issued some months already: one that it has not.
  const month = addDays(`${todayInMexico().slice(0, 7)}-01`, -200).slice(0, 7);
  const env = { FIELD_KEYS: NEW_KEY };

  it('does not start with a month that is not over', async () => {
    const { code, stderr } = await here.flota(['statements', 'run', todayInMexico().slice(0, 7)], { env });
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'That month is not over.\n' });
  });

  it('says that no worker lives, and follows the run to its end once one does', async () => {
    const alone = await here.flota(['statements', 'run', month], { env });
    expect(alone).toMatchObject({ code: 4, stderr: expect.stringContaining('no worker lives') });
    const again = await here.flota(['statements', 'run', month], { env });
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('--reason') });
    here.startWorker({ FIELD_KEYS: NEW_KEY });
    await until(async () => (await here.prisma.workerHeartbeat.count()) > 0);
    const followed = await here.flota(['statements', 'run', month, '--reason', 'late', '--json'], { env });
    const { counts, finishedAt } = followed.json(shape);
    expect(counts).toMatchObject({ pending: 0, working: 0, failed: 0 });
    expect(counts.issued + counts.held).toBeGreaterThan(0);
    expect(followed.code).toBe(counts.held > 0 ? 1 : 0);
    expect(finishedAt).not.toBeNull();
  });
});

describe('flota audit verify', () => {
  const shape = z.strictObject({
    intact: z.boolean(),
    entries: z.number(),
    head: z.string(),
    broken: z.strictObject({ entryId: z.string(), number: z.number(), reason: z.string() }).nullable(),
    unsealed: z.number(),
    noted: z.enum(['found', 'gone']).nullable(),
  });

  it('proves the log, finds a head that was noted, and names the entry that somebody changed', async () => {
    const whole = (await here.flota(['audit', 'verify', '--json'])).json(shape);
    expect(whole).toMatchObject({ intact: true, broken: null, unsealed: 0 });
    const noted = await here.flota(['audit', 'verify', '--head', whole.head, '--json']);
    expect(noted.json(shape).noted).toBe('found');
    const strange = await here.flota(['audit', 'verify', '--head', 'f'.repeat(64)]);
    expect(strange).toMatchObject({ code: 1, stdout: expect.stringContaining('the head that was noted is not') });
    await here.prisma.$transaction(async (database) => {
      await database.$executeRaw`set local session_replication_role = replica`;
      await database.$executeRaw`update audit_entry set action = 'forged' where id = (select id from audit_entry limit 1)`;
    });
    const broken = await here.flota(['audit', 'verify', '--json']);
    expect(broken.code).toBe(1);
    expect(broken.json(shape)).toMatchObject({ intact: false, broken: { reason: 'changed' } });
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function waitingForLocks(): Promise<number> {
  const [row] = await here.prisma.$queryRaw<{ count: bigint }[]>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return Number(row?.count ?? 0);
}

/** Every text and JSON column of the whole database in which something looks like an encrypted value. */
async function columnsWithCiphers(): Promise<string[][]> {
  const columns = await here.prisma.$queryRaw<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json', 'ARRAY')`;
  const found: string[][] = [];
  for (const { table, column } of columns) {
    const [row] = await here.prisma.$queryRawUnsafe<{ any: boolean }[]>(
      `select exists(select from "${table}" where "${column}"::text ~ '(^|[^A-Za-z0-9])v1[.][a-z0-9-]{1,20}[.][A-Za-z0-9_-]{38,}') as any`,
    );
    if (row?.any) found.push([table, column]);
  }
  return found;
}

/** One of many: a line of NDJSON. */
const customerRow = (index: number): string =>
  `${JSON.stringify({
    externalId: `M-${index}`,
    name: 'Ana Ruiz',
    email: `m-${index}@ejemplo.mx`,
    rfc: `RU${String.fromCharCode(65 + Math.floor(index / 1_000))}N850917${String(index % 1_000).padStart(3, '0')}`,
  })}\n`;

const cfdi = (rfc: string, reference: string, folio = reference): string =>
  buildCfdiXml({
    uuid: crypto.randomUUID(),
    series: 'CLI',
    folio,
    issuedAt: '2025-12-31T23:30:00',
    receiver: { rfc, name: 'QUIEN SEA', regime: '612', postalCode: '06600', use: 'G03' },
    concepts: [{ description: 'Intereses', reference, amount: '1000.00', vat: '160.00' }],
  });
