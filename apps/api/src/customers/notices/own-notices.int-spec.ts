import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCustomer } from '@flota/prisma/seed';
import {
  type MessageChannel,
  NOTICE_KINDS,
  ownNoticesSchema,
  type SentNotices,
  sentNoticesSchema,
} from '@flota/schemas';
import { MessageWay, MessageWays } from '../../platform/messaging/message-channel.js';
import { remind } from '../../testing/remind.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

/** A channel that takes everything. */
class Open extends MessageWay {
  override isOn = () => Promise.resolve(true);
  override canSay = () => Promise.resolve(true);
  override send = () => Promise.resolve({ reference: 'ref' });
}

type SentNotice = SentNotices['notices'][number];

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  for (const channel of ['whatsapp', 'sms'] as const) api.app.get(MessageWays).offer(channel, new Open());
});
afterAll(() => api.close());

const URL = '/api/customers/notices';
const read = async ({ headers }: SignedIn) =>
  ownNoticesSchema.parse((await api.http.get(URL).set(headers).expect(200)).body);
const choose = ({ headers }: SignedIn, kind: string, channel: string, wanted: boolean) =>
  api.http.put(`${URL}/choices`).set(headers).send({ kind, channel, wanted });
const agree = (customer: SignedIn, channel: MessageChannel) =>
  api.http.put('/api/customers/messaging').set(customer.headers).send({ channel, agreed: true }).expect(200);
const sentTo = async ({ headers }: SignedIn, before?: string) =>
  sentNoticesSchema.parse(
    (
      await api.http
        .get(`${URL}/sent`)
        .query(before ? { before } : {})
        .set(headers)
        .expect(200)
    ).body,
  );

it('offers mail for everything, and a channel only once it was let in', async () => {
  const customer = await api.signIn('customer');
  const first = await read(customer);
  expect(first.channels).toEqual(['email']);
  expect(first.choices).toEqual(
    NOTICE_KINDS.map((kind) => ({
      kind,
      channel: 'email',
      wanted: true,
      fixed: kind === 'formalities' || kind === 'security',
    })),
  );
  expect(first.hours).toEqual({ fromHour: 21, untilHour: 8, timeZone: 'America/Mexico_City' });
  await agree(customer, 'sms');
  const { channels, choices } = await read(customer);
  expect(channels).toEqual(['email', 'sms']);
  expect(choices.filter(({ channel }) => channel === 'sms').map(({ kind }) => kind)).toEqual([
    'dueDates',
    'payments',
    'formalities',
  ]);
});

it('keeps each choice, and takes it back by another', async () => {
  const customer = await api.signIn('customer');
  await choose(customer, 'policies', 'email', false).expect(200);
  const { body } = await choose(customer, 'policies', 'email', false).expect(200);
  const wanted = (of: unknown) => ownNoticesSchema.parse(of).choices.find(({ kind }) => kind === 'policies')?.wanted;
  expect(wanted(body)).toBe(false);
  expect(wanted((await choose(customer, 'policies', 'email', true).expect(200)).body)).toBe(true);
});

it.each([
  ['security', 'email'],
  ['formalities', 'email'],
  ['statements', 'sms'],
  ['news', 'email'],
  ['payments', 'fax'],
])('refuses a choice of %s by %s', async (kind, channel) => {
  const customer = await api.signIn('customer');
  await choose(customer, kind, channel, false).expect(422);
  expect(await api.prisma.noticeChoice.count({ where: { customerId: customer.id } })).toBe(0);
});

it.each([
  { fromHour: 17, untilHour: 8, timeZone: 'America/Mexico_City' },
  { fromHour: 21, untilHour: 6, timeZone: 'America/Mexico_City' },
  { fromHour: 21, untilHour: 8, timeZone: 'Europe/Madrid' },
])('refuses the hours %j', async (hours) => {
  const { headers } = await api.signIn('customer');
  await api.http.put(`${URL}/hours`).set(headers).send(hours).expect(422);
});

it('says by telephone what is wanted there, and by the next channel what isn’t wanted by the first', async () => {
  const customer = await api.signIn('customer');
  await agree(customer, 'whatsapp');
  await agree(customer, 'sms');
  await choose(customer, 'dueDates', 'whatsapp', false).expect(200);
  await remind(api, customer);
  const texts = await api.prisma.textMessage.findMany({ where: { agreedId: customer.id } });
  expect(texts).toMatchObject([{ channel: 'sms', kind: 'contracts.tell-due' }]);
});

it('shows what was sent, of which address most is hidden, to the customer and to staff', async () => {
  const customer = await api.signIn('customer');
  await agree(customer, 'sms');
  await remind(api, customer);
  const { notices, next } = await sentTo(customer);
  expect(next).toBeNull();
  expect(notices.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  for (const notice of notices) {
    expect(notice).toMatchObject({ kind: 'dueDates', state: 'waiting', to: expect.stringContaining('•') });
  }
  const [care, content] = [await api.signIn('care'), await api.signIn('content')];
  const ofStaff = `/api/admin/customers/${customer.id}/stream?kinds=notices`;
  const { body } = await api.http.get(ofStaff).set(care.headers).expect(200);
  const told = ({ channel, state, title, to }: Pick<SentNotice, 'channel' | 'state' | 'title' | 'to'>) =>
    [channel, state, title, to].join(' ');
  const { entries } = body as { entries: SentNotice[] };
  expect(entries.map(told).toSorted()).toEqual(notices.map(told).toSorted());
  await api.http.get(ofStaff).set(content.headers).expect(403);
  expect((await sentTo(await api.signIn('customer'))).notices).toEqual([]);
});

it('shows all that was sent page by page, each once, though much was owed at one instant', async () => {
  const customer = await api.signIn('customer');
  const at = (index: number) => new Date(Date.UTC(2026, 9, 1, 12, Math.floor(index / 3)));
  await api.prisma.outboundEmail.createMany({
    data: Array.from({ length: 50 }, (_, index) => ({
      ...{
        kind: 'payments.send-receipt',
        recipient: customer.email,
        subject: `Recibo ${index}`,
        state: 'sent' as const,
      },
      ...{ toldCustomerId: customer.id, createdAt: at(index), sentAt: at(index), nextAttemptAt: null },
    })),
  });
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const { notices, next } = await sentTo(customer, before);
    seen.push(...notices.map(({ title }) => title));
    before = next ?? undefined;
  } while (before);
  expect(seen).toHaveLength(50);
  expect(new Set(seen).size).toBe(50);
});

it('still means what was chosen before, and both releases read what either writes', async () => {
  const { id } = await createCustomer(api.prisma, { notifyPayments: false });
  const choices = async () =>
    (await api.prisma.noticeChoice.findMany({ where: { customerId: id, kind: 'payments' } }))
      .map(({ channel, wanted }) => `${channel} ${wanted}`)
      .toSorted();
  expect(await choices()).toEqual(['email false', 'push false', 'sms false', 'whatsapp false']);
  await api.prisma.customer.update({ where: { id }, data: { notifyPayments: true } });
  expect(await choices()).toEqual(['email true', 'push true', 'sms true', 'whatsapp true']);
  const key = { customerId: id, kind: 'payments', channel: 'email' } as const;
  await api.prisma.noticeChoice.update({ where: { customerId_kind_channel: key }, data: { wanted: false } });
  expect(await api.prisma.customer.findUnique({ where: { id } })).toMatchObject({ notifyPayments: false });
  expect(await choices()).toEqual(['email false', 'push true', 'sms true', 'whatsapp true']);
});
