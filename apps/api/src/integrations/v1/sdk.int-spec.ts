import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Flota, type FlotaEvent, FlotaProblem } from '@flota/sdk';
import { followChanges } from '@flota/sdk/examples/follow-changes';
import { overdueToday } from '@flota/sdk/examples/read-contracts';
import { receive } from '@flota/sdk/examples/receive-webhook';
import { sendPolicies } from '@flota/sdk/examples/send-policies';
import { createCustomer } from '@flota/prisma/seed';
import { addDays, contractDetailSchema, todayInMexico } from '@flota/schemas';
import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Events } from '../../platform/events/events.js';
import { signedInOwner } from '../../testing/contract-owners.js';
import { eventually } from '../../testing/eventually.js';
import { integrate, type Integrating } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let system: Integrating;
let baseUrl: string;
beforeAll(async () => {
  api = await startTestApp();
  system = await integrate(api);
  baseUrl = `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(() => api.close());

/** Counts what is sent, and answers the first ones otherwise. */
function through(...answers: (() => Response)[]) {
  const sent: Request[] = [];
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    sent.push(request.clone());
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : fetch(request);
  };
  return { sent, send };
}

const later = (seconds: string) => () => new Response('{}', { status: 429, headers: { 'retry-after': seconds } });

describe('the examples of the package', () => {
  it('find what is overdue', async () => {
    const { owner, contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 12 }] });
    await signedInOwner(api);
    const { body } = await api.http.get(`/api/customers/contracts/${contract.id}`).set(owner.headers).expect(200);
    const overdue = await overdueToday(baseUrl, system.key);
    expect([...overdue]).toEqual([[contract.number, contractDetailSchema.parse(body).dueNow]]);
  });

  it('follow the changes from where they were kept', async () => {
    const kept: { cursor: string | undefined; seen: FlotaEvent[] } = { cursor: undefined, seen: [] };
    const store = {
      cursor: () => Promise.resolve(kept.cursor),
      keep: async (changes: FlotaEvent[], cursor: string) => {
        kept.seen.push(...changes);
        kept.cursor = cursor;
      },
    };
    const ids: string[] = [randomUUID(), randomUUID()];
    for (const customerId of ids) {
      await api.prisma.$transaction((database) =>
        api.app.get(Events).tell(database, 'customer.changed', {
          subject: { kind: 'customer', id: customerId },
          data: { customerId, change: 'created' },
        }),
      );
    }
    await eventually(
      () => followChanges(baseUrl, system.key, store),
      () => ids.every((id) => JSON.stringify(kept.seen).includes(id)),
    );
    const about = kept.seen.flatMap((event) => (event.type === 'customer.changed' ? [event.data.customerId] : []));
    expect(about.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('send policies, and the same night once more', async () => {
    const { contract } = await signedInOwner(api);
    const policy = {
      externalId: 'POL-1',
      contractNumber: contract.number,
      insurer: 'Seguros del Bajío',
      number: randomUUID(),
      coverage: 'Amplia',
      startsOn: todayInMexico(),
      endsOn: addDays(todayInMexico(), 365),
      premium: '18500.00',
    };
    const night = randomUUID();
    const client = { clientId: system.id, clientSecret: system.key };
    for (let time = 0; time < 2; time += 1) {
      const rows = [policy, { ...policy, externalId: 'POL-2', number: randomUUID(), contractNumber: 'FL-0000-000000' }];
      const refused = await sendPolicies(baseUrl, client, night, rows);
      expect(refused).toEqual([expect.stringMatching(/^POL-2: \S/)]);
    }
    expect(await api.prisma.policy.count({ where: { contractId: contract.id, number: policy.number } })).toBe(1);
  });

  it('receive a webhook, and none that somebody else signed', async () => {
    const secret = `whsec_${Buffer.from(randomUUID()).toString('base64')}`;
    const data = { contractId: randomUUID(), amount: '1500.00' };
    const body = JSON.stringify({
      id: randomUUID(),
      type: 'payment.received',
      timestamp: new Date().toISOString(),
      data,
    });
    const at = String(Math.floor(Date.now() / 1_000));
    const signed = (by: string) => {
      const key = Buffer.from(by.replace('whsec_', ''), 'base64');
      const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64');
      const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` };
      return new Request('https://erp.ejemplo.mx/', { method: 'POST', body, headers });
    };
    const received: string[][] = [];
    const note = (...what: string[]) => void received.push(what);
    expect((await receive(signed(secret), secret, note)).status).toBe(204);
    expect(received).toEqual([[data.contractId, data.amount]]);
    const other = `whsec_${Buffer.from(randomUUID()).toString('base64')}`;
    await expect(receive(signed(other), secret, note)).rejects.toThrow();
    expect(received).toHaveLength(1);
  });
});

describe('the package', () => {
  it('walks all pages of a kind, each record once', async () => {
    const there = await Promise.all(Array.from({ length: 5 }, () => createCustomer(api.prisma)));
    const { sent, send } = through();
    const flota = new Flota({ baseUrl, apiKey: system.key, fetch: send });
    const found: string[] = [];
    for await (const { id } of flota.all('customers', { limit: 2 })) found.push(id);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
    expect(sent.length).toBeGreaterThan(2);
  });

  it('asks once for a token that several calls wait for, and anew when it is refused', async () => {
    const { sent, send } = through();
    const flota = new Flota({ baseUrl, clientId: system.id, clientSecret: system.key, fetch: send });
    const who = () => flota.api.GET('/api/integrations/v1/client');
    await Promise.all([who(), who(), who()]);
    const tokens = () => sent.filter(({ url }) => url.endsWith('/token')).length;
    expect(tokens()).toBe(1);
    // The key it was given for is replaced by another one of the same client.
    await api.prisma.apiClientSecret.updateMany({ where: { clientId: system.id }, data: { revokedAt: new Date() } });
    await expect(who()).rejects.toMatchObject({ status: 401, code: 'invalid_client' });
    await api.prisma.apiClientSecret.updateMany({ where: { clientId: system.id }, data: { revokedAt: null } });
    expect((await who()).data?.id).toBe(system.id);
    expect(tokens()).toBe(3);
  });

  it('waits as long as it is told, and not for ever', async () => {
    const { sent, send } = through(later('0'), later('0'));
    const flota = new Flota({ baseUrl, apiKey: system.key, fetch: send });
    expect((await flota.api.GET('/api/integrations/v1/client')).data?.id).toBe(system.id);
    expect(sent).toHaveLength(3);

    const hopeless = through(later('0'), later('0'));
    const impatient = new Flota({ baseUrl, apiKey: system.key, fetch: hopeless.send, attempts: 2 });
    await expect(impatient.api.GET('/api/integrations/v1/client')).rejects.toMatchObject({ status: 429 });
    const far = new Flota({ baseUrl, apiKey: system.key, fetch: through(later('3600')).send });
    await expect(far.api.GET('/api/integrations/v1/client')).rejects.toMatchObject({ status: 429 });
  });

  describe('goes on with a batch that breaks off', () => {
    const policies = (contractNumber: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ externalId: `P-${randomUUID()}`, contractNumber, insurer: 'Seguros del Bajío', number: randomUUID() },
        ...{ coverage: 'Amplia', startsOn: todayInMexico(), endsOn: addDays(todayInMexico(), 365) },
        premium: `${index + 1}.00`,
      }));
    /** The first answers end after so many bytes, as where a proxy or the process is gone. */
    const breaking = (...after: number[]) => {
      const sent: URL[] = [];
      const send: typeof fetch = async (input, init) => {
        const request = new Request(input, init);
        sent.push(new URL(request.url));
        const response = await fetch(request);
        const most = after.shift();
        if (most === undefined || !response.body) return response;
        let passed = 0;
        const cut = new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, controller) {
            controller.enqueue(piece.subarray(0, most - passed));
            passed += piece.length;
            if (passed >= most) controller.error(new TypeError('terminated'));
          },
        });
        return new Response(response.body.pipeThrough(cut), { headers: response.headers });
      };
      return { sent, send };
    };
    const upload = async (flota: Flota, rows: ReturnType<typeof policies>) => {
      const lines: number[] = [];
      for await (const { line } of flota.upload('policies', rows, { key: randomUUID() })) lines.push(line);
      return lines;
    };

    it('by itself, each row written and each result handed out once', async () => {
      const { contract } = await signedInOwner(api);
      const { sent, send } = breaking(250, 250);
      const flota = new Flota({ baseUrl, apiKey: system.key, fetch: send });
      const rows = policies(contract.number, 40);
      expect(await upload(flota, rows)).toEqual(rows.map((_, index) => index + 1));
      expect(await api.prisma.policy.count({ where: { contractId: contract.id } })).toBe(40);
      const begun = sent.map(({ searchParams }) => Number(searchParams.get('from') ?? 1));
      expect(begun).toEqual(begun.toSorted((a, b) => a - b));
      expect(begun).toHaveLength(3);
      expect(begun[1]).toBeGreaterThan(1);
    });

    it('and not for ever, nor where the rows themselves break off', async () => {
      const { contract } = await signedInOwner(api);
      const hopeless = breaking(0, 0, 0);
      const flota = new Flota({ baseUrl, apiKey: system.key, fetch: hopeless.send, attempts: 2 });
      await expect(upload(flota, policies(contract.number, 3))).rejects.toThrow('terminated');
      expect(hopeless.sent).toHaveLength(2);

      const once = breaking();
      const whole = new Flota({ baseUrl, apiKey: system.key, fetch: once.send });
      const broken = function* () {
        yield* policies(contract.number, 1);
        throw new Error('The file can’t be read');
      };
      const results = whole.upload('policies', broken(), { key: randomUUID() });
      await expect(results.next().then(() => results.next())).rejects.toThrow('The file can’t be read');
      expect(once.sent).toHaveLength(1);
    });
  });

  it('throws what is wrong with its code', async () => {
    const flota = new Flota({ baseUrl, apiKey: system.key });
    const asked = flota.api.GET('/api/integrations/v1/contracts/{id}', { params: { path: { id: randomUUID() } } });
    await expect(asked).rejects.toBeInstanceOf(FlotaProblem);
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'RESOURCE.NOT_FOUND' });
    const stranger = new Flota({ baseUrl, apiKey: 'flota_x' });
    await expect(stranger.all('customers').next()).rejects.toMatchObject({ status: 401, code: 'AUTH.REQUIRED' });
  });
});
