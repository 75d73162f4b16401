import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startOutside, type Outside } from '../../testing/outside/outside.js';
import type { Fault } from '../../testing/outside/faults.js';
import { OutboundError } from './outbound-error.js';
import type { OutboundCall, OutboundHttp } from './outbound-http.js';
import { Outbound } from './outbound.js';

const lead = z.object({ id: z.string(), number: z.int() });
const call = { operation: 'Leer prospecto', path: '/leads/1', schema: lead } as const;
const create = {
  operation: 'Enviar prospecto',
  method: 'POST',
  path: '/leads',
  json: { name: 'Ana' },
  schema: lead,
} as const;

let outside: Outside;
let outbound: Outbound;
let calls: OutboundCall[];
const opened: Outbound[] = [];

const way = (baseUrl = outside.url, options: { timeoutMs?: number } = {}): OutboundHttp => {
  outbound = new Outbound({
    OUTBOUND_PRIVATE_HOSTS: [{ host: '127.0.0.1', port: null }],
    OUTBOUND_TIMEOUT_MS: options.timeoutMs ?? 10_000,
  });
  opened.push(outbound);
  calls = [];
  return outbound.to({
    system: 'crm',
    baseUrl,
    onCall: async (made) => void calls.push(made),
    breaker: { restMs: 100, after: 6 },
  });
};

const failureOf = async (asked: Promise<unknown>): Promise<OutboundError> => {
  const error = await asked.then(
    () => new Error('It was answered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutboundError)) throw error;
  return error;
};

beforeAll(async () => {
  outside = await startOutside({
    'GET /leads/:id': (_request, { id }) => ({ json: { id, number: 7 } }),
    'POST /leads': () => ({ status: 201, json: { id: '2', number: 8 } }),
    'GET /nothing': () => ({ status: 404, json: { code: 'no-lead' } }),
  });
});
afterEach(async () => {
  outside.become('up');
  outside.received.length = 0;
  for (const one of opened.splice(0)) await one.onApplicationShutdown();
});
afterAll(() => outside.close());

describe('a call to an outside system', () => {
  it('brings its answer, and is told', async () => {
    expect(await way().request(call)).toEqual({ id: '1', number: 7 });
    expect(calls).toEqual([
      expect.objectContaining({ operation: 'Leer prospecto', outcome: 'ok', status: 200, attempts: 1, reason: null }),
    ]);
  });

  it.each<[Fault, string]>([
    ['slow', 'timeout'],
    ['dripping', 'timeout'],
    ['failing', 'failing'],
    ['wrong-types', 'not-understood'],
    ['error-in-200', 'not-understood'],
    ['truncated', 'not-understood'],
    ['redirect-private', 'redirected'],
    ['endless', 'too-long'],
    ['hang-up', 'unreachable'],
  ])('that is %s fails as %s, in bounded time', async (fault, kind) => {
    outside.become(fault);
    // Whoever waits for an answer that fails on a busy machine waits longer than for one that never comes.
    const timeoutMs = kind === 'timeout' ? 500 : 10_000;
    expect(await failureOf(way(outside.url, { timeoutMs }).request(call))).toMatchObject({ kind, system: 'crm' });
    expect(calls).toEqual([expect.objectContaining({ outcome: kind })]);
    expect(outside.lured()).toBe(0);
  });

  it('outlives a system that fails every other time', async () => {
    outside.become('flapping');
    const http = way();
    expect(await http.request(call)).toEqual({ id: '1', number: 7 });
    expect(calls).toEqual([expect.objectContaining({ outcome: 'ok', attempts: 2 })]);
  });

  it('is made once where twice would do harm, unless it has a key', async () => {
    outside.become('failing');
    await failureOf(way().request(create));
    expect(outside.received).toHaveLength(1);
    outside.received.length = 0;
    await failureOf(way().request({ ...create, idempotencyKey: 'event-1' }));
    expect(outside.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'event-1',
      'event-1',
      'event-1',
    ]);
  });

  it('tells a refusal, and what the system said of it to who asks', async () => {
    const refused = await failureOf(way().request({ ...call, path: '/nothing' }));
    expect(refused).toMatchObject({ kind: 'refused', status: 404, retryable: false });
    expect(refused.answerAs(z.object({ code: z.string() }))).toEqual({ code: 'no-lead' });
    expect(refused.answerAs(lead)).toBeNull();
    expect(JSON.stringify({ ...refused, message: refused.message })).not.toContain('no-lead');
  });

  it('reads no more than it takes', async () => {
    expect(await failureOf(way().request({ ...call, mostBytes: 10 }))).toMatchObject({ kind: 'too-long' });
  });

  it('never leaves the base address by its path', async () => {
    for (const path of ['../admin', '/..//x', '/a/../../b']) {
      await expect(way(`${outside.url}/api`).request({ ...call, path })).rejects.toThrow('off the base address');
    }
    expect(outside.received).toEqual([]);
  });
});

describe('a system that is down', () => {
  it('is left in peace after a while, and asked again later', async () => {
    const http = way();
    outside.become('failing');
    for (let asked = 0; asked < 6; asked += 1) await failureOf(http.request(create));
    const before = outside.received.length;
    expect(await failureOf(http.request(create))).toMatchObject({ kind: 'open-circuit', retryable: true });
    expect(outside.received).toHaveLength(before);

    outside.become('up');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await http.request(create)).toEqual({ id: '2', number: 8 });
  });

  it('gets no more than its load once the budget of retries is used up', async () => {
    const http = way();
    outside.become('hang-up');
    for (let asked = 0; asked < 4; asked += 1) await failureOf(http.request(call));
    // Six pieces of ten, three attempts each at first: without a budget it would be twelve.
    expect(outside.received.length).toBeLessThanOrEqual(8);
  });
});
