import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCallBack, createLead } from '@flota/prisma/seed';
import { type AdminLead, type LeadMailSheet, sitePath, type TimelineEntry } from '@flota/schemas';
import type { Letter } from '../../platform/mail/letter.js';
import { Mails } from '../../platform/outbox/mails.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SendMailJob } from '../../platform/outbox/send-mail.job.js';
import { MailStops } from './mail-stops.js';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.lead.deleteMany();
  await api.prisma.mailStop.deleteMany();
  await api.prisma.suppressedMailbox.deleteMany();
  await api.prisma.rightsRequest.deleteMany();
});

const WRITTEN = { subject: 'Su cotización sigue vigente', text: 'Hola, Ana:\n\n¿La revisamos juntos?\nQuedo atenta.' };

const read = async <Body>(path: string): Promise<Body> =>
  (await api.http.get(`/api/admin/${path}`).set(care.headers).expect(200)).body as Body;
const write = (id: string, body: object = {}, key: string = randomUUID()) =>
  api.http
    .post(`/api/admin/leads/${id}/mails`)
    .set({ ...care.headers, 'idempotency-key': key })
    .send({ ...WRITTEN, ...body });
const stop = (id: string, isStopped: boolean) =>
  api.http.put(`/api/admin/leads/${id}/mail-stop`).set(care.headers).send({ isStopped });
const sheet = (id: string) => read<LeadMailSheet>(`leads/${id}/mail`);
const told = async (id: string) =>
  (await read<TimelineEntry[]>(`timeline/leads/${id}`)).filter(({ kind }) => kind === 'mail_written');

/** As the worker would say it now. */
async function composed(leadMailId: string): Promise<Letter | null> {
  const email = await api.prisma.outboundEmail.findFirstOrThrow({ where: { aboutId: leadMailId } });
  const { mail, about } = api.app.get(Mails).of(email);
  const content = await mail.compose({
    id: email.id,
    about,
    to: email.recipient,
    owedAt: email.createdAt,
    sender: { name: 'Flota', legalName: '', tagline: '', phone: '', email: '', supportHours: [], address: '' },
    siteUrl: (page, ...params) => `https://sitio.test${sitePath(page, ...params)}`,
    staffUrl: (resource) => `https://sitio.test/admin/${resource}`,
  });
  return content as Letter | null;
}

describe('what staff write to a lead', () => {
  it('is owed once, as they wrote it, and is an answer', async () => {
    const { id } = await createLead(api.prisma, { answerDueAt: new Date(Date.now() + 3_600_000) });
    const key = randomUUID();
    const [one, two] = await Promise.all([write(id, {}, key), write(id, {}, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    const { id: mailId } = one.body as { id: string };
    expect(await api.prisma.outboundEmail.count({ where: { aboutKind: 'lead_mail', aboutId: mailId } })).toBe(1);
    expect(await told(id)).toMatchObject([{ ...WRITTEN, state: 'pending', fate: null }]);
    expect(await read<AdminLead>(`leads/${id}`)).toMatchObject({
      ...{ stage: 'contacted', answerDueAt: null },
      owner: { id: care.id },
    });
    expect(await composed(mailId)).toMatchObject({
      subject: WRITTEN.subject,
      paragraphs: ['Hola, Ana:', '¿La revisamos juntos?\nQuedo atenta.'],
      stop: {
        url: `https://sitio.test/sin-correos#token=${api.app.get(MailStops).tokenOf(mailId)}`,
        oneClickUrl: api.app.get(MailStops).oneClickUrlOf(mailId),
      },
    });
    const [entry] = await api.prisma.auditEntry.findMany({ where: { action: 'mail', recordId: id } });
    expect(JSON.stringify(entry)).not.toContain('revisamos');
  });

  it('says what became of it, and goes with the lead', async () => {
    const { id } = await createLead(api.prisma);
    const { body } = await write(id, { template: 'Seguimiento' }).expect(201);
    const where = { aboutId: (body as { id: string }).id };
    await api.prisma.outboundEmail.updateMany({ where, data: { state: 'sent', sentAt: new Date(), fate: 'bounced' } });
    expect(await told(id)).toMatchObject([{ state: 'sent', fate: 'bounced' }]);
    await api.prisma.lead.delete({ where: { id } });
    expect(await api.prisma.outboundEmail.count({ where })).toBe(0);
  });

  it('makes it theirs who writes first and is answered, unless somebody has it', async () => {
    const { id } = await createLead(api.prisma);
    expect((await sheet(id)).replyTo).toBe(care.email);
    const { body } = await write(id).expect(201);
    const { id: mailId } = body as { id: string };
    expect(await api.prisma.leadMail.findUniqueOrThrow({ where: { id: mailId } })).toMatchObject({
      replyTo: care.email,
    });
    const other = await api.signIn('care');
    const given = await createLead(api.prisma, { ownerId: other.id });
    await write(given.id).expect(201);
    expect(await read<AdminLead>(`leads/${given.id}`)).toMatchObject({ stage: 'contacted', owner: { id: other.id } });
    const gives = await api.prisma.auditEntry.findMany({ where: { action: 'give', recordId: { in: [id, given.id] } } });
    expect(gives.map(({ recordId }) => recordId)).toEqual([id]);
  });

  it('leaves nothing open, and says where', async () => {
    const { id } = await createLead(api.prisma);
    const { body } = await write(id, { subject: 'Sobre su {vehiculo}', text: ' ' }).expect(422);
    expect(body).toMatchObject({
      errors: [
        { field: 'subject', code: 'TEXT.VARIABLE_LEFT' },
        { field: 'text', code: 'TEXT.REQUIRED' },
      ],
    });
    expect(await api.prisma.leadMail.count()).toBe(0);
  });

  it('is filled with what is known of the lead, and answered to whom they know', async () => {
    const { id } = await createCallBack(api.prisma);
    const { adviserId } = await api.prisma.lead.findUniqueOrThrow({ where: { id } });
    if (adviserId) await api.prisma.lead.update({ where: { id }, data: { adviserId: null } });
    const { replyTo, values } = await sheet(id);
    expect(values).toMatchObject({
      cliente: expect.any(String),
      folio: expect.stringMatching(/^F-/),
      vehiculo: expect.any(String),
      plan: expect.any(String),
      mensualidad: expect.stringMatching(/^\$/),
      empresa: expect.any(String),
    });
    expect(values).not.toHaveProperty('asesor');
    expect(replyTo).toBe(care.email);
    await api.prisma.lead.update({ where: { id }, data: { stage: 'contacted' } });
    expect((await sheet(id)).replyTo).toBe(values.correo);
    await api.prisma.lead.update({ where: { id }, data: { ownerId: care.id } });
    const { email } = await api.prisma.staffAccount.findUniqueOrThrow({ where: { id: care.id } });
    expect((await sheet(id)).replyTo).toBe(email);
    const adviser = await api.prisma.adviser.create({ data: { name: 'Rosa Elena', email: 'rosa@distribuidor.mx' } });
    await api.prisma.lead.update({ where: { id }, data: { adviserId: adviser.id } });
    expect(await sheet(id)).toMatchObject({ replyTo: 'rosa@distribuidor.mx', values: { asesor: 'Rosa Elena' } });
  });
});

it('is filled with what somebody said in a form that they want', async () => {
  const { slug } = await api.prisma.plan.findFirstOrThrow();
  const { id } = await createLead(api.prisma, { details: { plan: slug } });
  const { values } = await sheet(id);
  expect(values).toMatchObject({ plan: expect.any(String) });
  expect(values).not.toHaveProperty('vehiculo');
});

describe('whoever wants no mails', () => {
  it('says so by the link, for good: what was not sent by then stays, and staff can’t take it back', async () => {
    const { id, email } = await createLead(api.prisma);
    const { body } = await write(id).expect(201);
    const { id: mailId } = body as { id: string };
    const token = api.app.get(MailStops).tokenOf(mailId);
    const ask = (step: string, what = token) => api.http.post(`/api/mail-stops/${step}`).send({ token: what });
    expect((await ask('link').expect(200)).body).toMatchObject({ isStopped: false });
    expect(await api.prisma.mailStop.count()).toBe(0);
    const { body: stopped } = await ask('stop').expect(200);
    expect(stopped).toMatchObject({ isStopped: true });
    expect(JSON.stringify(stopped)).not.toContain(email);
    await ask('stop').expect(200);
    expect(await composed(mailId)).toBeNull();
    expect((await sheet(id)).bar).toMatchObject({ why: 'link' });
    await write(id).expect(409);
    await stop(id, false).expect(409);
    await ask('stop', `${mailId}.made-up`).expect(410);
    // Whoever asks again wants to be answered again.
    const { id: again } = await createLead(api.prisma, { email, createdAt: new Date(Date.now() + 1_000) });
    await write(again).expect(201);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'says so by one press in a mail program, which sends %s from wherever it is',
    async (type) => {
      const { id } = await createLead(api.prisma);
      const { body } = await write(id).expect(201);
      const owed = await api.prisma.outboundEmail.findFirstOrThrow({ where: { aboutId: (body as { id: string }).id } });
      await api.app.get(SendMailJob, { strict: false }).process({ id: owed.id });
      const received = await api.mail.waitFor(({ recipients }) => recipients.includes(owed.recipient));
      const header = (asked: string) => received.headers.find(({ name }) => name === asked)?.value ?? '';
      expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      const { pathname: path } = new URL(header('List-Unsubscribe').slice(1, -1));
      // Whoever opens it instead sees the page, and has stopped nothing.
      const { headers } = await api.http.get(path).expect(303);
      expect(headers.location).toBe(`/sin-correos#token=${path.split('/').at(-1)}`);
      expect((await sheet(id)).bar).toBeNull();
      const form = type.startsWith('multipart')
        ? '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click';
      const press = (to = path) =>
        api.http.post(to).set({ 'content-type': type, origin: 'https://correo.test' }).send(form);
      await press().expect(204);
      await press().expect(204);
      expect((await sheet(id)).bar).toMatchObject({ why: 'link' });
      await press(`${path}0`).expect(410);
    },
  );

  it('has said so by the link for good, whatever staff note and take back of a lead that came later', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const { id, email } = await createLead(api.prisma, { createdAt: minutesAgo(10) });
    const { body } = await write(id).expect(201);
    const token = api.app.get(MailStops).tokenOf((body as { id: string }).id);
    const say = () => api.http.post('/api/mail-stops/stop').send({ token }).expect(200);
    await say();
    await api.prisma.mailStop.update({ where: { address: email }, data: { since: minutesAgo(5) } });
    const said = (await sheet(id)).bar;
    const { id: later } = await createLead(api.prisma, { email, createdAt: minutesAgo(3) });
    expect((await sheet(later)).bar).toBeNull();

    await stop(later, true).expect(204);
    expect((await sheet(later)).bar).toMatchObject({ why: 'staff' });
    expect((await sheet(id)).bar).toEqual(said);
    await stop(id, false).expect(409);
    await stop(later, false).expect(204);
    expect((await sheet(later)).bar).toBeNull();
    expect((await sheet(id)).bar).toEqual(said);
    await write(id).expect(409);
    await write(later).expect(201);

    // Noted twice, it is what they said all the same.
    await stop(later, true).expect(204);
    await api.prisma.mailStop.update({ where: { address: email }, data: { since: minutesAgo(2) } });
    const { id: last } = await createLead(api.prisma, { email, createdAt: minutesAgo(1) });
    await stop(last, true).expect(204);
    await stop(last, false).expect(204);
    expect((await sheet(id)).bar).toEqual(said);
    await stop(later, true).expect(204);
    await say();
    await stop(later, false).expect(409);
  });

  it('says so to staff, who may have misheard', async () => {
    const { id } = await createLead(api.prisma);
    await stop(id, true).expect(204);
    await stop(id, true).expect(204);
    expect((await sheet(id)).bar).toMatchObject({ why: 'staff' });
    expect((await write(id).expect(409)).body).toMatchObject({ code: 'LEAD.MAIL_BARRED' });
    await stop(id, false).expect(204);
    await write(id).expect(201);
    expect(await api.prisma.auditEntry.count({ where: { action: 'stop-mail', recordId: id } })).toBe(2);
  });

  it.each([
    ['objection', 'received', 'rights'],
    ['revocation', 'answered', 'rights'],
    ['cancellation', 'rejected', undefined],
    ['access', 'received', undefined],
  ] as const)('asks for it by law: %s, %s', async (right, state, why) => {
    const { email, id } = await createLead(api.prisma);
    await api.prisma.rightsRequest.create({
      data: {
        ...{ folio: 'A-1', right, state, email, holderName: 'Ana', address: 'Calle 1', phone: '+525512345678' },
        ...{ relation: 'holder', idKind: 'ine', description: 'No me escriban', detail: 'Nada', consentAt: new Date() },
        ...{ requestedOn: new Date(), dueOn: new Date() },
      },
    });
    expect((await sheet(id)).bar?.why).toBe(why);
  });

  it('or has a mailbox that mail comes back from', async () => {
    const { email, id } = await createLead(api.prisma);
    await api.prisma.suppressedMailbox.create({ data: { address: email, reason: 'bounced', since: new Date() } });
    expect((await sheet(id)).bar?.why).toBe('bounces');
    await write(id).expect(409);
  });
});

describe('templates', () => {
  it('name what there is, and nothing else', async () => {
    const save = (body: object) => api.http.post('/api/admin/lead-mail-templates').set(care.headers).send(body);
    const template = { name: 'Seguimiento', subject: 'Su {vehiculo}', text: 'Hola, {cliente}: somos {empresa}.' };
    const { body } = await save({ ...template, text: 'Hola, {clienta}.' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'text', code: 'TEXT.VARIABLE_UNKNOWN' }] });
    await save(template).expect(201);
    expect((await save(template).expect(422)).body).toMatchObject({ errors: [{ field: 'name', code: 'VALUE.TAKEN' }] });
  });
});
