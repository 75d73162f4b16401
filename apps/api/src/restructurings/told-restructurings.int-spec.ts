import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formatLongDay } from '@flota/figures';
import { type AdminCollectionDetail, sitePath } from '@flota/schemas';
import { Ledgers } from '../contracts/index.js';
import { MailSender } from '../platform/mail/sender.js';
import { MessageWay, MessageWays } from '../platform/messaging/message-channel.js';
import { mailsAbout } from '../testing/mails.js';
import { type PushService, startPushService } from '../testing/push-service.js';
import { RestructuringProposedMail } from './restructuring.mails.js';
import { RestructuringProposedText } from './restructuring-proposed.text.js';
import { RestructuringsSweep } from './restructurings.sweep.js';
import {
  accept,
  admin,
  answer,
  api,
  ASKED,
  care,
  enter,
  onLateCredit,
  overdue,
  own,
  proposed,
  validUntil,
} from './restructurings.fixture.js';

onLateCredit();

describe('who waits for an answer', () => {
  class Open extends MessageWay {
    override isOn = () => Promise.resolve(true);
    override canSay = () => Promise.resolve(true);
    override send = () => Promise.resolve({ reference: 'ref' });
  }
  const texts = (id: string) => api.prisma.textMessage.findMany({ where: { aboutKind: 'restructuring', aboutId: id } });
  const devices = (id: string) => api.prisma.pushNotice.count({ where: { aboutKind: 'restructuring', aboutId: id } });
  const letIn = async () => {
    const { headers } = own.owner;
    await api.http.put('/api/customers/messaging').set(headers).send({ channel: 'whatsapp', agreed: true }).expect(200);
    await api.http.post('/api/customers/notices/devices').set(headers).send(device.subscription).expect(200);
  };
  const said = (id: string) =>
    api.app.get(RestructuringProposedText).compose({
      about: { kind: 'restructuring', id },
      siteUrl: (page, ...parameters) => `https://flota.example${sitePath(page, ...parameters)}`,
    });
  const written = async (id: string) =>
    api.app.get(RestructuringProposedMail).compose({
      ...{ about: { kind: 'restructuring', id }, id: '', to: own.owner.email, owedAt: new Date() },
      ...{ siteUrl: () => 'https://flota.example', staffUrl: () => '' },
      sender: await api.app.get(MailSender).present(),
    });
  let device: PushService;
  beforeAll(async () => {
    api.app.get(MessageWays).offer('whatsapp', new Open());
    device = await startPushService();
  });
  afterAll(() => device.stop());
  beforeEach(letIn);

  it('is told by every channel they want, in words without an amount', async () => {
    const { id } = await proposed();
    expect(await mailsAbout(api.prisma, 'restructuring', id)).toEqual(['restructurings.send-proposal']);
    expect(await texts(id)).toMatchObject([{ channel: 'whatsapp', kind: 'restructurings.tell-proposal' }]);
    expect(await devices(id)).toBe(1);
    const text = await said(id);
    expect(text).toMatchObject({
      dia: formatLongDay(validUntil),
      enlace: `https://flota.example/my-account/balances/${own.contract.id}`,
    });
    expect(JSON.stringify(text)).not.toContain('$');
    await admin(`restructurings/${id}/withdraw`).expect(204);
    expect(await said(id)).toBeNull();
  });

  it('is not looked for any more once somebody asked for that meanwhile', async () => {
    const { id } = await proposed();
    expect(await said(id)).not.toBeNull();
    await api.prisma.contactStop.create({
      data: { customerId: own.owner.id, contractId: own.contract.id, reason: 'dispute', note: '', setById: care.id },
    });
    expect(await said(id)).toBeNull();
    expect(await written(id)).not.toBeNull();
  });

  it('reads no mail of what was answered, taken back, or can’t be done any more', async () => {
    const first = await proposed();
    expect(await written(first.id)).toMatchObject({ subject: expect.stringContaining(own.contract.number) });
    await admin(`restructurings/${first.id}/withdraw`).expect(204);
    expect(await written(first.id)).toBeNull();
    const second = await proposed();
    await accept(second.id, second.shown).expect(200);
    expect(await written(second.id)).toBeNull();
    const third = await proposed({ paymentsLeft: 40 });
    await overdue(third.id);
    expect(await written(third.id)).toBeNull();
    const fourth = await proposed({ paymentsLeft: 30 });
    const { payoff } = await api.app.get(Ledgers).standing(own.contract.id);
    await enter({ type: 'payment', amount: payoff?.total ?? '' });
    expect(await written(fourth.id)).toBeNull();
  });

  it('is told by mail alone where nobody may look for them, or they want nothing else', async () => {
    await api.prisma.contactStop.create({
      data: { customerId: own.owner.id, reason: 'dispute', note: '', setById: care.id },
    });
    const { id } = await proposed();
    expect([await mailsAbout(api.prisma, 'restructuring', id), await texts(id), await devices(id)]).toEqual([
      ['restructurings.send-proposal'],
      [],
      0,
    ]);
    await admin(`restructurings/${id}/withdraw`).expect(204);
    await api.prisma.contactStop.deleteMany();
    for (const channel of ['whatsapp', 'push']) {
      const choice = { kind: 'formalities', channel, wanted: false };
      await api.http.put('/api/customers/notices/choices').set(own.owner.headers).send(choice).expect(200);
    }
    const next = await proposed();
    expect([(await texts(next.id)).length, await devices(next.id)]).toEqual([0, 0]);
  });
});

describe('the history of its case', () => {
  const told = async () => {
    const { body } = await api.http.get(`/api/admin/collections/${own.contract.id}`).set(care.headers).expect(200);
    const { history } = body as AdminCollectionDetail;
    return history.filter(({ kind }) => kind === 'proposed' || kind === 'answered');
  };
  const nameOf = async () => (await api.prisma.customer.findUniqueOrThrow({ where: { id: own.owner.id } })).name;
  const staffName = async () => (await api.prisma.staffAccount.findUniqueOrThrow({ where: { id: care.id } })).name;

  it('tells who proposed, who took it back, and who declined why, the newest first', async () => {
    const first = await proposed();
    await admin(`restructurings/${first.id}/withdraw`).expect(204);
    const { id } = await proposed();
    await answer(id, 'decline', { reason: 'Prefiero esperar.' }).expect(204);
    const [by, customer] = [await staffName(), await nameOf()];
    const proposal = { kind: 'proposed', ...ASKED, validUntil, reason: 'Perdió una ruta.', by };
    expect(await told()).toMatchObject([
      { kind: 'answered', state: 'declined', by: customer, byCustomer: true, reason: 'Prefiero esperar.' },
      proposal,
      { kind: 'answered', state: 'withdrawn', by, byCustomer: false },
      proposal,
    ]);
  });

  it('tells who accepted and that it was taken back for good, and nobody of what lapsed', async () => {
    const { id, shown } = await proposed();
    await accept(id, shown).expect(200);
    const { eventId } = await api.prisma.restructuring.findUniqueOrThrow({ where: { id } });
    const [reversal = ''] = (await enter({ type: 'reversal', of: eventId ?? '', reason: 'Por error' })).eventIds;
    await enter({ type: 'reversal', of: reversal });
    expect(await told()).toMatchObject([{ kind: 'answered', state: 'accepted' }, { kind: 'proposed' }]);
    await enter({ type: 'reversal', of: eventId ?? '', reason: 'Lo pidió el cliente' });
    const { id: next } = await proposed();
    await overdue(next);
    await api.app.get(RestructuringsSweep).sweep();
    expect(await told()).toMatchObject([
      { kind: 'answered', state: 'expired', by: null, byCustomer: false },
      { kind: 'proposed' },
      { kind: 'answered', state: 'reversed', byCustomer: false, reason: 'Lo pidió el cliente' },
      { kind: 'answered', state: 'accepted', by: await nameOf(), byCustomer: true, paymentsLeft: 60 },
      { kind: 'proposed' },
    ]);
  });
});
