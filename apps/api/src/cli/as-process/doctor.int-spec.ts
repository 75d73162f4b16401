import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { createServer as createHttps, type Server as HttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { startClamdServer } from '../../testing/clamd-server.js';
import { mountTinyDisk } from '../../testing/tiny-disk.js';
import { ROOT } from '../lib/paths.js';
import { EXPIRED_CERTIFICATE, GOOD_CERTIFICATE, TEST_KEY } from './certificates.fixture.js';
import { type Installation, startInstallation } from './installation.fixture.js';

const shape = z.strictObject({
  ok: z.boolean(),
  warnings: z.number(),
  failures: z.number(),
  checks: z.array(
    z.strictObject({
      name: z.string(),
      status: z.enum(['ok', 'warn', 'fail']),
      found: z.string().min(1),
      advice: z.string().min(1).optional(),
    }),
  ),
});

let here: Installation;
let site: HttpsServer;
let env: Record<string, string>;
beforeAll(async () => {
  here = await startInstallation();
  site = await serve(GOOD_CERTIFICATE);
  const trusted = join(here.folder, 'trusted.pem');
  await writeFile(trusted, GOOD_CERTIFICATE);
  env = { APP_URL: addressOf(site), NODE_EXTRA_CA_CERTS: trusted };
  here.startWorker();
  while ((await here.prisma.workerHeartbeat.count()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
});
afterAll(async () => {
  site.close();
  await here.close();
});

async function doctor(changes: Record<string, string> = {}, words: string[] = []) {
  const { code, stdout, stderr } = await here.flota(['doctor', '--json', ...words], { env: { ...env, ...changes } });
  expect(stderr).toBe('');
  const said = shape.parse(JSON.parse(stdout));
  expect(code).toBe(said.failures > 0 ? 1 : 0);
  expect(said.ok).toBe(said.failures === 0);
  // Who is told of trouble is told what to do.
  expect(said.checks.filter(({ status, advice }) => status !== 'ok' && !advice)).toEqual([]);
  return { ...said, stdout, of: (name: string) => said.checks.find((check) => check.name === name) };
}

const withPassword = (address = '', password: string) => Object.assign(new URL(address), { password }).href;

describe('flota doctor', () => {
  it('finds an installation well that is', async () => {
    const { checks, failures } = await doctor();
    expect(failures).toBe(0);
    expect(checks.filter(({ status }) => status === 'warn').map(({ name }) => name)).toEqual(['mail-domain']);
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'settings',
        'database',
        'migrations',
        'event-numbers',
        'roles',
        'clock',
        'keys',
        'queue',
        'worker',
        'mail',
        'storage',
        'scanner',
        'site',
        'certificate',
        'proxy',
        'cards',
      ]),
    );
  });

  it('says the same to people, with what to do', async () => {
    const { stdout } = await here.flota(['doctor'], { env });
    expect(stdout).toMatch(/^✓ settings +they can be$/m);
    expect(stdout).toMatch(/^! mail-domain +flota\.test is no domain of the internet\n +→ Set MAIL_FROM/m);
  });

  /** What can be wrong beside one another is looked for at once: each run is a process. */
  it.each<[string, () => Record<string, string>, [check: string, status: 'warn' | 'fail', found: RegExp][]]>([
    [
      'settings that can not be',
      () => ({ APP_SECRET: 'short-s3cr3t' }),
      [['settings', 'fail', /APP_SECRET must have at least 32/]],
    ],
    [
      'a wrong password',
      () => ({ DATABASE_URL: withPassword(here.env.DATABASE_OWNER_URL, 's3cr3t-wrong') }),
      [['database', 'fail', /password is wrong/]],
    ],
    [
      'nobody where the database should be',
      () => ({ DATABASE_URL: 'postgresql://flota:s3cr3t-one@127.0.0.1:1/x' }),
      [['database', 'fail', /nobody answers/]],
    ],
    [
      'what is away of all it leans on, and a proxy that is none',
      () => ({
        REDIS_URL: 'redis://:s3cr3t-red@127.0.0.1:1',
        SMTP_URL: 'smtp://127.0.0.1:1',
        STORAGE_DIR: '/proc/version/files',
        CLAMD_URL: 'tcp://127.0.0.1:1',
        APP_URL: 'http://127.0.0.1:2',
      }),
      [
        ['queue', 'fail', /Redis does not answer/],
        ['mail', 'fail', /ECONNECTION|ESOCKET|ECONNREFUSED/],
        ['storage', 'fail', /ENOTDIR|EEXIST|ENOENT/],
        ['scanner', 'fail', /does not answer/],
        ['site', 'fail', /ECONNREFUSED/],
        ['proxy', 'warn', /1 proxies are believed/],
      ],
    ],
    [
      'a bucket that is away, and a certificate that browsers refuse',
      () => ({
        S3_BUCKET: 'x',
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_ACCESS_KEY_ID: 's3cr3t-id',
        S3_SECRET_ACCESS_KEY: 's3cr3t-key',
        NODE_EXTRA_CA_CERTS: '',
      }),
      [
        ['storage', 'fail', /the bucket x: .+/],
        ['certificate', 'fail', /browsers refuse it/],
      ],
    ],
    [
      'a clock that is wrong, and a proxy that nobody told of',
      () => ({
        MOVED_CLOCK_SECONDS: '3600',
        NODE_OPTIONS: `--import=${pathToFileURL(join(ROOT, 'faults/lib/moved-clock.mjs')).href}`,
        TRUST_PROXY: '0',
      }),
      [
        ['clock', 'fail', /3600\.\d s apart|359\d\.\d s apart|360\d\.\d s apart/],
        ['proxy', 'warn', /TRUST_PROXY is 0/],
      ],
    ],
    [
      'in production a role that could rewrite the log, and cards for tests',
      () => ({
        DATABASE_URL: here.env.DATABASE_OWNER_URL ?? '',
        NODE_ENV: 'production',
        BOT_DEFENCE: 'on',
        STAFF_SECOND_FACTOR: 'required',
        MAIL_FROM: 'Norte <hola@norte.mx>',
        STRIPE_SECRET_KEY: 'sk_test_s3cr3t',
        STRIPE_WEBHOOK_SECRET: 'whsec_s3cr3t',
      }),
      [
        ['roles', 'fail', /may rewrite the audit log/],
        ['cards', 'fail', /one for tests/],
      ],
    ],
  ])('finds %s', async (_what, changes, wrong) => {
    const said = await doctor(changes());
    for (const [name, status, found] of wrong) {
      expect(said.of(name)).toMatchObject({ name, status, found: expect.stringMatching(found) });
    }
    expect(said.stdout).not.toContain('s3cr3t');
  });

  it('finds a backup that was restored on another server and not migrated', async () => {
    await here.prisma.$executeRaw`update event_numbering set server = '1/1'`;
    expect((await doctor()).of('event-numbers')).toMatchObject({
      status: 'fail',
      advice: expect.stringContaining('migrate'),
    });
    await here.flota(['migrate'], { env });
    expect((await doctor()).of('event-numbers')).toMatchObject({ status: 'ok' });
  });

  it('finds migrations that are missing, begun or of a later version', async () => {
    const [last] = await here.prisma.$queryRaw<{ name: string }[]>`
      select migration_name as name from _prisma_migrations order by 1 desc limit 1`;
    const migration = async (change: string) =>
      here.prisma.$executeRawUnsafe(
        `update _prisma_migrations set ${change} where migration_name in ('${last?.name}', 'later')`,
      );
    await migration('rolled_back_at = now()');
    expect((await doctor()).of('migrations')).toMatchObject({
      status: 'fail',
      found: `1 missing, the first ${last?.name}`,
    });
    await migration('rolled_back_at = null, finished_at = null');
    expect((await doctor()).of('migrations')).toMatchObject({
      status: 'fail',
      found: expect.stringContaining('begun and not finished'),
    });
    await migration(`finished_at = now(), migration_name = 'later'`);
    expect((await doctor()).of('migrations')?.status).toBe('fail');
    await migration(`migration_name = '${last?.name}'`);
    expect((await doctor()).of('migrations')).toMatchObject({ status: 'ok' });
  });

  it('finds a certificate that ran out', async () => {
    const expired = await serve(EXPIRED_CERTIFICATE);
    const found = (await doctor({ APP_URL: addressOf(expired) })).of('certificate');
    expired.close();
    expect(found).toMatchObject({
      status: 'fail',
      found: expect.stringMatching(/^localhost: it ran out \d{4} days ago$/),
    });
  });

  it('finds a mail server that refuses the sign-in, and one that takes mail in the clear', async () => {
    const server = await smtpWithout();
    const { port } = server.address() as AddressInfo;
    const refused = await doctor({ SMTP_URL: `smtp://ana:s3cr3t-pass@127.0.0.1:${port}` });
    expect(refused.of('mail')).toMatchObject({ status: 'fail', found: expect.stringContaining('535 5.7.8') });
    expect(refused.stdout).not.toContain('s3cr3t');
    server.close();
  });

  it('finds a disk that is full', async () => {
    const disk = await mountTinyDisk(64);
    if (!disk) return; // nobody may mount one here
    await disk.fill();
    const said = await doctor({ STORAGE_DIR: disk.path });
    await disk.remove();
    expect(said.of('storage')).toMatchObject({ status: 'fail', found: expect.stringContaining('ENOSPC') });
  });

  it('finds a scanner that answers', async () => {
    const clamd = await startClamdServer();
    expect((await doctor({ CLAMD_URL: clamd.address })).of('scanner')).toMatchObject({ status: 'ok' });
    await clamd.close();
  });

  it('finds a key that is gone, and values of a former one', async () => {
    const rows = { rfcIndex: 'x', rfc: 'v1.gone.AAAA', name: 'x' };
    const customer = await here.prisma.customer.create({
      data: { email: 'x@example.com', name: 'x', personType: 'moral', passwordHash: 'x', totpSecret: rows.rfc },
    });
    expect((await doctor()).of('keys')).toMatchObject({ status: 'fail', found: 'no key gone is at hand' });
    await here.prisma.customer.update({ where: { id: customer.id }, data: { totpSecret: 'v1.app.AAAA' } });
    const rotated = await doctor({ FIELD_KEYS: `n:${'n'.repeat(40)}` });
    expect(rotated.of('keys')).toMatchObject({ status: 'warn', found: '1 values bear a former key' });
    await here.prisma.customer.delete({ where: { id: customer.id } });
  });

  it('finds a connector whose last call failed', async () => {
    expect((await doctor()).of('connectors')).toMatchObject({
      status: 'ok',
      found: expect.stringContaining('none is on'),
    });
    await here.prisma.connector.create({ data: { name: 'crm', isOn: true } });
    const call = { connector: 'crm', operation: 'prospecto', ms: 3, attempts: 1 };
    await here.prisma.connectorCall.create({ data: { ...call, outcome: 'timeout' } });
    expect((await doctor()).of('connectors')).toMatchObject({
      status: 'warn',
      found: 'the last call failed: crm (prospecto: timeout)',
    });
    await here.prisma.connectorCall.create({ data: { ...call, outcome: 'ok' } });
    expect((await doctor()).of('connectors')).toMatchObject({ status: 'ok', found: expect.stringContaining('crm') });
  });

  it('finds that no worker lives, and that the backup is old or missing', async () => {
    await here.prisma.$executeRaw`update worker_heartbeat set beat_at = now() - interval '1 hour'`;
    const backups = join(here.folder, 'backups');
    const dump = join(backups, 'flota-20261121T031500Z/database.dump');
    await mkdir(join(dump, '..'), { recursive: true });
    await writeFile(dump, 'x');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const age = async (hours: number) => {
      await utimes(dump, hoursAgo(hours), hoursAgo(hours));
      return doctor({}, ['--backups', backups]);
    };
    const first = await age(1);
    expect(first.of('backup')).toMatchObject({ status: 'ok' });
    expect(['fail', 'ok']).toContain(first.of('worker')?.status);
    expect((await age(30)).of('backup')).toMatchObject({ status: 'warn' });
    expect((await age(200)).of('backup')).toMatchObject({ status: 'fail' });
    expect((await doctor({}, ['--backups', here.folder])).of('backup')).toMatchObject({ status: 'fail' });
  });
});

/** Of the product, as far as a health check knows it. */
async function serve(cert: string): Promise<HttpsServer> {
  const server = createHttps({ key: TEST_KEY, cert }, (_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

const addressOf = (server: HttpsServer): string => `https://localhost:${(server.address() as AddressInfo).port}`;

/** A mail server that knows nobody's password. */
async function smtpWithout(): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 here.test\r\n');
    socket.on('data', (said) => {
      const words = said.toString().toUpperCase();
      if (words.startsWith('EHLO')) socket.write('250-here.test\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (words.startsWith('AUTH')) socket.write('535 5.7.8 Authentication failed\r\n');
      else socket.end('221 Bye\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
