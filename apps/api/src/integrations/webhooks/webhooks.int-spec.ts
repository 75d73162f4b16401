import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { AdminDelivery, AdminDeliveryTarget, AdminList, NewWebhook, WebhookTest } from '@flota/schemas';
import { Webhook } from 'standardwebhooks';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Events } from '../../platform/events/events.js';
import { editRecord } from '../../testing/edit-record.js';
import { eventually } from '../../testing/eventually.js';
import { type Outside, type Received, startOutside } from '../../testing/outside/outside.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const PATH = '/api/admin/delivery-targets';

let outside: Outside;
let api: TestApp;
let worker: INestApplicationContext;
let admin: SignedIn;

beforeAll(async () => {
  outside = await startOutside({
    'POST /hook': () => ({ status: 204 }),
    'POST /refusing': () => ({ status: 422, json: { error: 'no' } }),
    'POST /gone': () => ({ status: 410 }),
    'POST /busy': () => ({ status: 429, headers: { 'retry-after': '600' } }),
  });
  api = await startTestApp({ env: { OUTBOUND_PRIVATE_HOSTS: new URL(outside.url).host } });
  worker = await api.startWorker();
  admin = await api.signIn('admin');
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await outside.close();
});
beforeEach(async () => {
  outside.become('up');
  outside.received.length = 0;
  await api.prisma.deliveryTarget.deleteMany();
});

const send = (method: 'post' | 'delete', path: string, body?: object) =>
  api.http[method](`${PATH}${path}`).set(admin.headers).send(body);
async function create(path = '/hook', types = ['customer.changed']): Promise<NewWebhook> {
  const body = { name: `Contabilidad ${randomUUID()}`, url: outside.url + path, types };
  return (await send('post', '', body).expect(201)).body as NewWebhook;
}
const read = async (id: string) =>
  (await api.http.get(`${PATH}/${id}`).set(admin.headers).expect(200)).body as AdminDeliveryTarget;
const log = async (target: string, filter = {}) => {
  const query = { filter: JSON.stringify({ target, ...filter }) };
  const { body } = await api.http.get('/api/admin/deliveries').query(query).set(admin.headers).expect(200);
  return (body as AdminList<AdminDelivery>).data;
};
const told = (customerId = randomUUID()) =>
  api.app.get(Events).tell(api.app.get(PrismaService), 'customer.changed', {
    subject: { kind: 'customer', id: customerId },
    data: { customerId, change: 'updated' },
  });
const verify = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body.toString(), headers as Record<string, string>) as object;
const arrived = (count: number) =>
  eventually(
    async () => outside.received,
    (received) => received.length >= count,
  );
const ended = (target: string, state: string, count = 1) =>
  eventually(
    () => log(target, { state }),
    (rows) => rows.length >= count,
  );
/** What takes the place of the pause after a failure. */
const dueNow = async (targetId: string) => {
  await api.prisma.deliveryTarget.update({ where: { id: targetId }, data: { pausedUntil: null } });
  await api.prisma.delivery.updateMany({ where: { targetId, state: 'pending' }, data: { nextAttemptAt: new Date() } });
};

describe('an event', () => {
  it('arrives signed, with its id, its time and what it says', async () => {
    const { id, secret } = await create();
    const customerId = randomUUID();
    await told(customerId);
    await arrived(1);
    const [request] = outside.received;
    const event = await api.prisma.event.findFirstOrThrow({ where: { subjectId: customerId } });
    expect(request?.headers['webhook-id']).toBe(event.id);
    expect(request && verify(secret, request)).toEqual({
      type: 'customer.changed',
      timestamp: event.at.toISOString(),
      data: { customerId, change: 'updated' },
    });
    const [delivery] = await ended(id, 'delivered');
    expect(delivery).toMatchObject({ status: 204, attempts: 1, lastError: null, event: { id: event.id } });
    expect(await read(id)).toMatchObject({ state: 'on', lastDeliveryAt: expect.any(String) });
  });

  it('is not tried before the receiver asked for, and nothing else is sent there meanwhile', async () => {
    const { id } = await create('/busy');
    await told();
    const [row] = await eventually(
      () => api.prisma.delivery.findMany({ where: { targetId: id } }),
      ([only]) => only?.attempts === 1 && only.state === 'pending',
    );
    const { pausedUntil } = await api.prisma.deliveryTarget.findUniqueOrThrow({ where: { id } });
    const inNineMinutes = new Date(Date.now() + 9 * 60_000);
    expect([row?.nextAttemptAt, pausedUntil].map((at) => (at ?? new Date(0)) > inNineMinutes)).toEqual([true, true]);
  });

  it('is tried again by the same id, and its log says what came of it', async () => {
    const { id } = await create();
    outside.become('failing');
    await told();
    const [waiting] = await eventually(
      () => log(id),
      ([row]) => row?.attempts === 1 && row.state === 'pending',
    );
    expect(waiting).toMatchObject({ status: 503, lastError: 'El servidor tiene una falla.' });
    expect(await read(id)).toMatchObject({ state: 'failing', failingSince: expect.any(String) });
    outside.become('up');
    await dueNow(id);
    await ended(id, 'delivered');
    const ids = new Set(outside.received.map(({ headers }) => headers['webhook-id']));
    expect({ ids: ids.size, calls: outside.received.length }).toEqual({ ids: 1, calls: 2 });
    expect(await read(id)).toMatchObject({ state: 'on', failingSince: null });
  });

  it('is signed by the former secret too while both count', async () => {
    const { id, secret } = await create();
    const { secret: next } = (await send('post', `/${id}/secrets`, { overlapHours: 24 }).expect(201))
      .body as NewWebhook;
    expect(next).not.toBe(secret);
    await told();
    await arrived(1);
    for (const one of [secret, next]) expect(verify(one, outside.received[0] as Received)).toBeDefined();
    await api.prisma.deliveryTarget.update({ where: { id }, data: { formerUntil: new Date(Date.now() - 1) } });
    await told();
    await arrived(2);
    expect(() => verify(secret, outside.received[1] as Received)).toThrow();
    expect(verify(next, outside.received[1] as Received)).toBeDefined();
  });
});

describe('an endpoint that fails', () => {
  it('for three days is switched off, which staff are told; switched on, it gets what it missed', async () => {
    const { id } = await create('/refusing');
    await told();
    await eventually(
      () => log(id),
      ([row]) => row?.attempts === 1 && row.state === 'pending',
    );
    const long = new Date(Date.now() - 72 * 3_600_000);
    await api.prisma.delivery.updateMany({ where: { targetId: id }, data: { giveUpAt: new Date() } });
    await api.prisma.deliveryTarget.update({ where: { id }, data: { failingSince: long } });
    await dueNow(id);
    await ended(id, 'failed');
    const off = await read(id);
    expect(off).toMatchObject({ isOn: false, state: 'given-up', failed: 1 });
    const mail = await api.mail.waitFor(({ subject }) => subject.includes(off.name));
    expect(mail.text).toContain(`/admin/delivery-targets/${id}/show`);

    await told();
    const { name, types } = off;
    await editRecord(api, admin, `${PATH}/${id}`, { name, types, url: `${outside.url}/hook`, isOn: true }).expect(204);
    const since = new Date().toLocaleDateString('sv', { timeZone: 'America/Mexico_City' });
    const { body } = await send('post', `/${id}/replay`, { since, delivered: false }).expect(200);
    expect((body as { count: number }).count).toBeGreaterThanOrEqual(2);
    await eventually(
      () => api.prisma.delivery.count({ where: { targetId: id, state: { not: 'delivered' } } }),
      (open) => open === 0,
    );
    expect(await read(id)).toMatchObject({ state: 'on', failed: 0 });
  });

  it('by saying that it is gone is switched off at once', async () => {
    const { id } = await create('/gone');
    await told();
    await eventually(
      () => read(id),
      ({ state }) => state === 'given-up',
    );
  });
});

describe('staff', () => {
  it('send a test, whose outcome they read at once', async () => {
    const [{ id, secret }, { id: refusing }] = [await create(), await create('/refusing')];
    const test = async (target: string) => (await send('post', `/${target}/test`).expect(200)).body as WebhookTest;
    expect(await test(id)).toMatchObject({ arrived: true, status: 204, error: null });
    expect(verify(secret, outside.received[0] as Received)).toMatchObject({ type: 'webhook.test', data: {} });
    expect(await test(refusing)).toMatchObject({
      arrived: false,
      status: 422,
      error: 'El servidor rechazó la solicitud.',
    });
    outside.become('redirect-private');
    expect(await test(id)).toMatchObject({ arrived: false, error: expect.stringContaining('redirecciones') });
    expect(outside.lured()).toBe(0);
  });

  it('have one delivered again, by the same id', async () => {
    const { id } = await create();
    await told();
    const [delivery] = await ended(id, 'delivered');
    await api.http.post(`/api/admin/deliveries/${delivery?.id}/replay`).set(admin.headers).expect(202);
    await arrived(2);
    const [first, second] = outside.received.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
  });

  it('see the secret once, and never again', async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify(await read(id))).not.toContain('secret":"');
    const { secret: stored } = await api.prisma.deliveryTarget.findUniqueOrThrow({ where: { id } });
    expect(stored).not.toContain(secret.slice(6));
    const audit = await api.prisma.auditEntry.findMany({ where: { recordId: id } });
    expect(JSON.stringify(audit)).not.toContain(secret.slice(6));
  });

  it.each([
    ['http://example.com/hook', 'URL.NOT_HTTPS'],
    ['https://user:password@example.com/', 'URL.NOT_HTTPS'],
    ['ftp://example.com', 'URL.NOT_HTTPS'],
    ['hook', 'URL.NOT_HTTPS'],
    ['', 'URL.REQUIRED'],
  ])('are refused the address %j', async (url, code) => {
    const { body } = await send('post', '', { name: 'Otro', url, types: ['lead.created'] }).expect(422);
    expect((body as { errors: object }).errors).toEqual([expect.objectContaining({ field: 'url', code })]);
  });

  it('are told of an address that is private when they try it', async () => {
    const url = 'https://127.0.0.1:9/hook';
    const { body } = await send('post', '', { name: 'Propio', url, types: ['lead.created'] }).expect(201);
    const outcome = (await send('post', `/${(body as NewWebhook).id}/test`).expect(200)).body as WebhookTest;
    expect(outcome).toMatchObject({ arrived: false, error: expect.stringContaining('red privada') });
  });

  it('take no name twice, and do nothing of this to a connector', async () => {
    const body = { name: 'Único', url: 'https://example.com', types: ['lead.created'] };
    await send('post', '', body).expect(201);
    await send('post', '', body).expect(422);
    const { id } = await api.prisma.deliveryTarget.create({ data: { kind: 'connector', name: 'crm', types: [] } });
    await send('delete', `/${id}`).expect(404);
    await send('post', `/${id}/secrets`, { overlapHours: 0 }).expect(404);
    await send('post', `/${id}/replay`, { since: null, delivered: false }).expect(200);
  });

  it('remove one with all its deliveries, and the events stay', async () => {
    const { id } = await create();
    await told();
    await ended(id, 'delivered');
    const events = await api.prisma.event.count();
    await send('delete', `/${id}`).expect(204);
    expect(await api.prisma.delivery.count({ where: { targetId: id } })).toBe(0);
    expect(await api.prisma.event.count()).toBe(events);
  });
});

it('signs as the examples of Standard Webhooks do', () => {
  const webhook = new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  const at = new Date(1_614_265_330_000);
  expect(webhook.sign('msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
