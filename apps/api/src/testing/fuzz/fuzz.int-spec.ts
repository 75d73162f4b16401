import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { sendRaw } from '../raw-http.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { examplesOf } from './examples.js';
import { bytesOf, type FuzzRequest, type Identity, IDENTITIES } from './fuzz-request.js';
import { type Operation, operationsOf } from './operations.js';
import { type Found, reportOf } from './report.js';
import { requestsTo } from './requests.js';
import { Tally } from './tally.js';
import { wrongWith } from './verdict.js';
import { whoMay } from './who-may.js';
import { wildRequest } from './wild.js';
import { createWorld, type World } from './world.js';

/*
 * Every route as every identity, with inputs that are wrong, odd, or right: none may fail. The short run of `npm test` asks each
 * route a few times; `npm run test:fuzz` asks 20,000 times and writes docs/evidence/fuzz.md. What was found once is kept
 * in regressions.json, as small as fast-check could make it, and tried first.
 */

const { FUZZ_REQUESTS, FUZZ_SEED, FUZZ_EVIDENCE } = process.env;
const REQUESTS = Number(FUZZ_REQUESTS ?? 2_000);
const SEED = Number(FUZZ_SEED ?? 2026);
const AT_ONCE = 4;
/** Of a hundred requests, how many are of no route in particular. */
const WILD_PERCENT = 5;
/** Somebody who may gets that many requests for one of somebody who may not. */
const WHO_MAY_WEIGHT = 4;
const WILD_PATIENCE_MS = 1_000;

const REGRESSIONS = join(import.meta.dirname, 'regressions.json');

interface Property {
  name: string;
  as: Identity;
  requests: fc.Arbitrary<FuzzRequest>;
  runs: number;
  operation: Operation | null;
}

let api: TestApp;
let world: World;
let operations: Operation[];
const tally = new Tally();

beforeAll(async () => {
  api = await startTestApp({ docs: true, env: { LOG_LEVEL: 'error' } });
  operations = operationsOf((await api.http.get('/api/docs-json').expect(200)).body as OpenAPIObject);
  world = await createWorld(api);
}, 120_000);
afterAll(() => api.close());

async function ask(request: FuzzRequest, operation: Operation | null): Promise<string | null> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const now = await world.withVersion(request);
  const bytes = bytesOf(now, world.ids, world.headersOf(now));
  const answer = await sendRaw(port, bytes, operation ? undefined : WILD_PATIENCE_MS);
  tally.add(operation?.id ?? 'wild', request.as, answer);
  // What is not even a request may be waited for until it is one.
  if (!operation && answer.status === null) return null;
  return wrongWith(request, answer, operation?.statuses);
}

/** Of its own for each property: with one for all, each would begin with the same choices. */
const seedOf = (...parts: string[]): number =>
  createHash('sha256')
    .update([SEED, ...parts].join(' '))
    .digest()
    .readInt32BE();

/** What is wrong with the answers, with the smallest request that shows it. */
async function tried({ name, as, requests, runs, operation }: Property): Promise<Found[]> {
  await world.enter(as);
  let what = '';
  const property = fc.asyncProperty(requests, async (request) => {
    const wrong = await ask(request, operation);
    what = wrong ?? what;
    return wrong === null;
  });
  const { failed, counterexample } = await fc.check(property, { seed: seedOf(name, as), numRuns: runs });
  return failed ? [{ what: `${what} (${name} as ${as})`, request: counterexample?.[0] }] : [];
}

/** Everybody asks every route once there are enough requests to go round; else somebody who may, and somebody who may not. */
function propertiesOf(operation: Operation, share: number, turn: number): Property[] {
  const may = whoMay(operation, api.app.get(ResourceRegistry));
  const mayNot = IDENTITIES.filter((who) => !may.includes(who));
  const weightOf = (who: Identity) => (may.includes(who) ? WHO_MAY_WEIGHT : 1);
  const one = (who: readonly Identity[]) => who.slice(turn % Math.max(who.length, 1)).slice(0, 1);
  const callers: readonly Identity[] = share >= IDENTITIES.length ? IDENTITIES : [...one(may), ...one(mayNot)];
  const weights = callers.reduce((sum, who) => sum + weightOf(who), 0);
  const unsent = requestsTo(operation, world.ids, examplesOf(operation.id));
  const isWebhook = operation.id === 'PaymentWebhooks.fromSandbox';
  return callers.map((as) => ({
    name: `${operation.method} ${operation.path}`,
    as,
    operation,
    requests: unsent.map((each) => ({ as, ...each, ...(isWebhook && { signed: true }) })),
    runs: Math.ceil((share * weightOf(as)) / weights),
  }));
}

function plan(): Property[] {
  const wild = Math.ceil((REQUESTS * WILD_PERCENT) / 100);
  const share = (REQUESTS - wild) / operations.length;
  return [
    ...operations.flatMap((operation, turn) => propertiesOf(operation, share, turn)),
    {
      name: 'wild',
      as: 'anonymous',
      operation: null,
      runs: wild,
      requests: wildRequest.map((each): FuzzRequest => ({ as: 'anonymous', ...each })),
    },
  ];
}

async function readRegressions(): Promise<Found[]> {
  return JSON.parse(await readFile(REGRESSIONS, 'utf8')) as Found[];
}

const operationOf = (name: string): Operation | null =>
  operations.find(({ method, path }) => name.includes(`(${method} ${path} as `)) ?? null;

it('what failed once fails no more', async () => {
  const found: Found[] = [];
  for (const { what, request } of await readRegressions()) {
    const { as } = request as FuzzRequest;
    await world.enter(as);
    const wrong = await ask(request as FuzzRequest, operationOf(what));
    if (wrong) found.push({ what: wrong, request });
  }
  expect(found).toEqual([]);
}, 600_000);

it('no input makes a route fail, tell its insides, or refuse without a problem', async () => {
  const since = Date.now();
  const found: Found[] = [];
  const waiting = plan();
  const routes = operations.map(({ id }) => id);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(...(await tried(next)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const seconds = Math.round((Date.now() - since) / 1_000);
  const known = await readRegressions();
  const report = reportOf({ seed: SEED, seconds, tally, found, routes, regressions: known.length });
  process.stdout.write(`\n${report}\n\n`);
  if (FUZZ_EVIDENCE) await keep(report, [...known, ...found]);
  expect(tally.operations.size).toBe(routes.length + 1);
  expect(found).toEqual([]);
}, 7_200_000);

async function keep(report: string, regressions: Found[]): Promise<void> {
  const path = FUZZ_EVIDENCE ?? '';
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `# What \`npm run test:fuzz\` found\n\n${report}\n`);
  await writeFile(REGRESSIONS, `${JSON.stringify(regressions, null, 2)}\n`);
}
