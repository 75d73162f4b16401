import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addDays, instantInMexico, ownNoticesSchema, todayInMexico } from '@flota/schemas';
import { withMovedClock } from '../../../testing/moved-clock.js';
import { type PushService, startPushService } from '../../../testing/push-service.js';
import { remind } from '../../../testing/remind.js';
import type { SignedIn } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { PushKeys } from './push-keys.js';
import { SendPushJob } from './send-push.job.js';

const today = todayInMexico();
const tomorrowAt = (time: string) => instantInMexico(addDays(today, 1), time).getTime() - Date.now();

let api: TestApp;
let service: PushService;
let customer: SignedIn;
beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  service = await startPushService();
  customer = await api.signIn('customer');
});
afterAll(() => api.close());

const NOTICES = '/api/customers/notices';
const letIn = (who = customer, subscription = service.subscription) =>
  api.http
    .post(`${NOTICES}/devices`)
    .set({ ...who.headers, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' })
    .send(subscription);
const owed = () => api.prisma.pushNotice.findMany({ where: { customerId: customer.id }, orderBy: { id: 'asc' } });

/** What the customer is told of something that falls due. */
async function reminded() {
  const contract = await remind(api, customer);
  const [notice] = await owed();
  if (!notice) throw new Error('Nothing is owed');
  return { contract, id: notice.id };
}
const work = (id: string, time = '12:00') =>
  withMovedClock(tomorrowAt(time), () => api.app.get(SendPushJob, { strict: false }).process({ id }));
const read = (id: string) => api.prisma.pushNotice.findUniqueOrThrow({ where: { id } });

it('shows what nobody else could learn anything by, on each device that was let in', async () => {
  const { body } = await letIn().expect(200);
  const { channels, push } = ownNoticesSchema.parse(body);
  expect(channels).toEqual(['email', 'push']);
  expect(push.devices).toMatchObject([{ name: 'Chrome en Android' }]);

  const { contract, id } = await reminded();
  await work(id);
  expect(await read(id)).toMatchObject({ state: 'sent', sentAt: expect.any(Date), deviceName: 'Chrome en Android' });
  expect(service.arrived).toEqual([
    {
      notice: {
        title: 'Tiene un pago próximo',
        body: 'Vea cuánto es y hasta cuándo puede pagar.',
        path: '/my-account/home',
        tag: 'dueDates',
      },
      ttl: expect.any(Number),
      topic: 'dueDates',
      contact: 'https://flota.test',
      publicKey: push.publicKey,
    },
  ]);
  expect(JSON.stringify(service.arrived)).not.toContain(contract.number);
  await service.stop();
});

it('waits until the quiet hours end, those that the customer chose', async () => {
  await letIn();
  const { id } = await reminded();
  await work(id, '22:30');
  expect(await read(id)).toMatchObject({
    state: 'pending',
    nextAttemptAt: instantInMexico(addDays(today, 2), '08:00'),
  });
  const hours = { fromHour: 22, untilHour: 10, timeZone: 'America/Mexico_City' };
  await api.http.put(`${NOTICES}/hours`).set(customer.headers).send(hours).expect(200);
  await api.prisma.pushNotice.update({ where: { id }, data: { nextAttemptAt: new Date(0) } });
  await work(id, '09:59');
  expect(await read(id)).toMatchObject({
    state: 'pending',
    nextAttemptAt: instantInMexico(addDays(today, 1), '10:00'),
  });
  expect(service.arrived).toEqual([]);
  await service.stop();
});

it('says nothing of what was paid meanwhile, or is not wanted any more', async () => {
  await letIn();
  const paid = await reminded();
  await api.prisma.contract.update({ where: { id: paid.contract.id }, data: { unapplied: '9999999.00' } });
  await work(paid.id);
  expect(await read(paid.id)).toMatchObject({ state: 'withheld' });

  await api.prisma.contract.update({ where: { id: paid.contract.id }, data: { unapplied: '0.00' } });
  await api.prisma.pushNotice.update({
    where: { id: paid.id },
    data: { state: 'pending', nextAttemptAt: new Date(0) },
  });
  const unwanted = { kind: 'dueDates', channel: 'push', wanted: false };
  await api.http.put(`${NOTICES}/choices`).set(customer.headers).send(unwanted).expect(200);
  await work(paid.id);
  expect(await read(paid.id)).toMatchObject({ state: 'withheld' });
  expect(service.arrived).toEqual([]);
  await service.stop();
});

it('tells by device alone who wants no mail, and nobody twice', async () => {
  await letIn();
  const unwanted = { kind: 'dueDates', channel: 'email', wanted: false };
  await api.http.put(`${NOTICES}/choices`).set(customer.headers).send(unwanted).expect(200);
  const { id } = await reminded();
  await remind(api, await api.signIn('customer'));
  expect(await owed()).toMatchObject([{ id }]);
  expect(await api.prisma.outboundEmail.count({ where: { recipient: customer.email } })).toBe(0);
  await work(id);
  expect(service.arrived).toHaveLength(1);
  await service.stop();
});

it.each([404, 410])('forgets a device whose push service answers %i', async (status) => {
  await letIn();
  const { id } = await reminded();
  service.status = status;
  await work(id);
  expect(await read(id)).toMatchObject({ state: 'failed', deviceId: null, deviceName: 'Chrome en Android' });
  expect(await api.prisma.pushDevice.count({ where: { customerId: customer.id } })).toBe(0);
  await service.stop();
});

it('tries again where the push service is away', async () => {
  await letIn();
  const { id } = await reminded();
  service.status = 503;
  await work(id);
  expect(await read(id)).toMatchObject({ state: 'pending', attempts: 1, lastError: expect.any(String) });
  expect(await api.prisma.pushDevice.count({ where: { customerId: customer.id } })).toBe(1);
  await service.stop();
});

it.each(['http://169.254.169.254/latest', 'http://push.example/x', 'ftp://push.example/x'])(
  'lets no browser in that names %s',
  async (endpoint) => {
    const { body } = await letIn(customer, { ...service.subscription, endpoint }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'endpoint', code: 'PUSH.INVALID' }] });
    await service.stop();
  },
);

it('never sends to a private address, however it is named', async () => {
  await letIn(customer, { ...service.subscription, endpoint: 'https://10.0.0.1/push' }).expect(200);
  const { id } = await reminded();
  await work(id);
  expect(await read(id)).toMatchObject({ state: 'failed', deviceId: null });
  await service.stop();
});

it('knows a browser by its address: let in again it is one, and whoever lets it in last has it', async () => {
  await letIn().expect(200);
  const { body } = await letIn().expect(200);
  const [device] = ownNoticesSchema.parse(body).push.devices;
  expect(ownNoticesSchema.parse(body).push.devices).toHaveLength(1);
  const { id } = await reminded();

  const other = await api.signIn('customer');
  await letIn(other).expect(200);
  await work(id);
  expect(await read(id)).toMatchObject({ state: 'withheld', deviceId: null });
  await api.http.delete(`${NOTICES}/devices/${device?.id}`).set(customer.headers).expect(404);
  const { body: others } = await api.http.get(NOTICES).set(other.headers).expect(200);
  const [own] = ownNoticesSchema.parse(others).push.devices;
  await api.http.delete(`${NOTICES}/devices/${own?.id}`).set(other.headers).expect(200);
  expect(service.arrived).toEqual([]);
  await service.stop();
});

it('takes ten devices, however fast they come', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      letIn(customer, { ...service.subscription, endpoint: `https://push.example/${customer.id}/${index}` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(200), 409, 409]);
  await service.stop();
});

it('has one pair of keys, whoever asks first, and keeps the private one unreadable', async () => {
  await api.prisma.pushKeys.deleteMany();
  const keys = api.app.get(PushKeys);
  const all = await Promise.all(Array.from({ length: 5 }, () => keys.read()));
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
  const { privateKey } = await api.prisma.pushKeys.findFirstOrThrow();
  expect(privateKey).not.toContain(all[0]?.privateKey);
  await service.stop();
});
