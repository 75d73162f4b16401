import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../lib/paths.js';
import { type Installation, startInstallation } from './installation.fixture.js';

const PASSWORD = 'cuatro caballos bajo el puente';
/** What the doctor asks under the name of the site, which nobody answers to here. */
const NEEDS_A_PROXY = ['certificate', 'site'];
const checksSchema = z.looseObject({ checks: z.array(z.looseObject({ name: z.string(), status: z.string() })) });

let here: Installation;
/** What the runbook has one type after `flota`, in its order and each once. */
let commands: string[][];

beforeAll(async () => {
  here = await startInstallation({ seeded: false });
  const runbook = await readFile(join(ROOT, 'docs/runbooks/first-day.md'), 'utf8');
  const lines = [...runbook.matchAll(/(?:api flota|npm run flota --) ([^`\n]+)/g)].map(([, words = '']) =>
    words.trim(),
  );
  commands = [...new Set(lines)].map((line) =>
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
  );
});
afterAll(() => here.close());

/** Those that begin so. */
const typed = (...begin: string[]): string[][] => {
  const found = commands.filter((words) => begin.every((word, at) => words[at] === word));
  if (found.length === 0) throw new Error(`The runbook doesn't say ${begin.join(' ')}`);
  return found;
};

it('can be done in a production as its runbook says it, with a database of nothing', async () => {
  const production: Record<string, string> = {
    NODE_ENV: '',
    BOT_DEFENCE: '',
    STAFF_SECOND_FACTOR: '',
    MAIL_FROM: 'Financiera del Norte <hola@example.com>',
  };
  const flota = async ([words = []]: string[][], input = '') => {
    const { code, stdout, stderr } = await here.flota(words, { env: production, input });
    expect({ words, code, stderr }).toMatchObject({ code: 0 });
    return stdout;
  };
  Object.assign(production, parseEnv(await flota(typed('keys', 'new'))));

  await flota(typed('migrate'));
  await flota(typed('seed'));
  expect(await here.prisma.state.count()).toBe(32);
  expect(await here.prisma.customer.count()).toBe(0);

  // Either way of making the first administrator makes the same one.
  const [invited = [], typedIn = []] = typed('staff', 'create');
  expect(invited).toEqual([...typedIn, '--invite']);
  const email = typedIn.find((word) => word.includes('@'));
  await flota([invited]);
  expect(await here.prisma.outboundEmail.findMany()).toMatchObject([{ recipient: email }]);
  await here.prisma.staffAccount.delete({ where: { email } });
  await flota([typedIn], PASSWORD);
  expect(await here.prisma.staffAccount.findMany()).toMatchObject([{ email, role: 'admin' }]);

  here.startWorker(production);
  while ((await here.prisma.workerHeartbeat.count()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const { checks } = (await here.flota([...typed('doctor').flat(), '--json'], { env: production })).json(checksSchema);
  const failed = checks.filter(({ name, status }) => status === 'fail' && !NEEDS_A_PROXY.includes(name));
  expect(failed).toEqual([]);
});
