import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type Installation, startInstallation } from './installation.fixture.js';

let here: Installation;
beforeAll(async () => {
  here = await startInstallation();
});
afterAll(() => here.close());

const failureSchema = z.strictObject({ error: z.strictObject({ exitCode: z.number(), message: z.string() }) });
const NO_STACK = /\n\s+at |node_modules|\.js:\d/;
const WITHOUT = (name: string) => ({ [name]: '' });

describe('flota', () => {
  it('tells what there is, and says which version it is', async () => {
    const help = await here.flota(['--help']);
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Exit codes') });
    const version = (await here.flota(['version', '--json'])).json(
      z.strictObject({ version: z.string(), node: z.string(), lastMigration: z.string() }),
    );
    expect(version.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each([
    [['nothing-like-it']],
    [['keys']],
    [['staff', 'lst']],
    [['audit', 'verify', '--had', 'x']],
    [['audit', 'verify', '--head', 'x']],
    [['statements', 'run', '2026-13']],
    [['export']],
    [['mail', 'test', 'nobody']],
    [['keys', 'rotate', '--batch', '0']],
    [['import', 'contracts', 'not-there.csv']],
    [['import', 'contracts', 'a.csv', '--write', '--dry-run']],
  ])('ends %j with 2 and a sentence', async (words) => {
    const { code, stdout, stderr } = await here.flota(words);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.length).toBeGreaterThan(10);
    expect(stderr).not.toMatch(NO_STACK);
  });

  it.each<[string, string[], Record<string, string>, number, string]>([
    ['no database named', ['audit', 'verify'], WITHOUT('DATABASE_URL'), 3, 'DATABASE_URL is not set'],
    ['settings that are not whole', ['staff', 'list'], WITHOUT('APP_SECRET'), 3, 'APP_SECRET: is missing'],
    ['a setting that can not be', ['keys', 'status'], { FIELD_KEYS: 'x' }, 3, 'FIELD_KEYS: must be id:secret pairs'],
    [
      'nobody there',
      ['audit', 'verify'],
      { DATABASE_URL: 'postgresql://flota:s3cr3t@127.0.0.1:1/flota' },
      4,
      'nobody answers',
    ],
    [
      'nobody there',
      ['staff', 'list'],
      { DATABASE_URL: 'postgresql://flota:s3cr3t@127.0.0.1:1/flota' },
      4,
      'nobody answers',
    ],
    [
      'nobody there',
      ['migrate'],
      { DATABASE_OWNER_URL: 'postgresql://flota:s3cr3t@127.0.0.1:1/flota' },
      4,
      'nobody answers',
    ],
    [
      'nobody there',
      ['seed'],
      { DATABASE_OWNER_URL: 'postgresql://flota:s3cr3t@127.0.0.1:1/flota' },
      4,
      'nobody answers',
    ],
    [
      'no such mail server',
      ['mail', 'test', 'a@example.com'],
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      4,
      '127.0.0.1:1 did not take it',
    ],
  ])('says of %s, at %j, what is wrong and no secret', async (_what, words, env, code, reason) => {
    const answer = await here.flota(words, { env });
    expect(answer).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(reason) });
    expect(answer.stderr).not.toMatch(NO_STACK);
    expect(answer.stderr).not.toContain('s3cr3t');
    const forMachines = await here.flota([...words, '--json'], { env });
    expect(forMachines).toMatchObject({ code, stderr: '' });
    expect(forMachines.json(failureSchema).error).toMatchObject({ exitCode: code });
  });

  it('says that a database has no tables', async () => {
    const url = new URL(here.env.DATABASE_OWNER_URL ?? '');
    url.pathname = '/postgres';
    expect(await here.flota(['audit', 'verify'], { env: { DATABASE_URL: url.href } })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('flota migrate'),
    });
  });
});

describe('flota config check', () => {
  const shape = z.strictObject({
    ok: z.boolean(),
    set: z.array(z.string()),
    faults: z.array(z.strictObject({ setting: z.string(), message: z.string() })),
  });

  it('names what is set and shows no secret', async () => {
    const { code, stdout } = await here.flota(['config', 'check']);
    expect(code).toBe(0);
    expect(stdout).toContain('APP_URL=https://flota.test');
    expect(stdout).toContain('APP_SECRET=(set)');
    expect(stdout).not.toContain(here.env.APP_SECRET);
  });

  it('names everything that is wrong at once', async () => {
    const env = { APP_SECRET: 'short', SMTP_URL: '', PORT: 'x' };
    const answer = await here.flota(['config', 'check', '--json'], { env });
    expect(answer.code).toBe(3);
    expect(
      answer
        .json(shape)
        .faults.map(({ setting }) => setting)
        .sort(),
    ).toEqual(['APP_SECRET', 'PORT', 'SMTP_URL']);
  });
});

describe('flota mail test', () => {
  it('sends a mail and says what the server answered', async () => {
    const { code, stdout } = await here.flota(['mail', 'test', 'ana@example.com']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/took it: 250/);
    const sent = await here.mail.waitFor(({ to }) => to.some(({ address }) => address === 'ana@example.com'));
    expect(sent.subject).toBe('Prueba de correo de flota.test');
  });

  it('only speaks to the server in a dry run', async () => {
    await here.mail.clear();
    const answer = await here.flota(['mail', 'test', 'ana@example.com', '--dry-run', '--json']);
    expect(answer.json(z.strictObject({ server: z.string(), sent: z.literal(false) }))).toBeTruthy();
    expect(here.mail.messages()).toEqual([]);
  });
});
