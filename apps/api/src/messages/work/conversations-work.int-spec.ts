import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createConversation, createStaffAccount } from '@flota/prisma/seed';
import type { AdminConversation, AdminConversationRow } from '@flota/schemas';
import { emptyAuditLog } from '../../testing/audit-log.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ClosedConversationsSweep } from './closed-conversations.sweep.js';

let api: TestApp;
let customer: SignedIn;
let care: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  [customer, care, other] = [await api.signIn('customer'), await api.signIn('care'), await api.signIn('care')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.conversation.deleteMany();
  await api.prisma.cannedAnswer.deleteMany();
  await emptyAuditLog(api.prisma);
});

const NOBODY = '0198a000-0000-7000-8000-000000000000';
const HOUR = 3_600_000;

const post = (path: string, body: object, by = care) => api.http.post(`/api/admin/${path}`).set(by.headers).send(body);
const read = async <Body>(path: string, by = care): Promise<Body> =>
  (await api.http.get(`/api/admin/${path}`).set(by.headers).expect(200)).body as Body;
const show = (id: string) => read<AdminConversation>(`conversations/${id}`);
const form = (path: string, message: object, by: SignedIn) =>
  api.http.post(path).set(by.headers).field('message', JSON.stringify(message));
const answer = (id: string, message: object, by = care) => form(`/api/admin/conversations/${id}/messages`, message, by);
const write = (id: string, text: string) => form(`/api/customers/conversations/${id}/messages`, { text }, customer);
const close = (id: string, state = 'closed') => post(`conversations/${id}/state`, { state }).expect(204);
const opened = async () => {
  const message = { subject: 'Mi póliza', text: '¿Cuándo vence?' };
  const { body } = await form('/api/customers/conversations', message, customer).expect(201);
  return (body as { id: string }).id;
};
const ids = async (filter: object, by = care) => {
  const query = `conversations?sort=waitingSince&order=ASC&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await read<{ data: AdminConversationRow[] }>(query, by)).data.map(({ id }) => id);
};

describe('a conversation', () => {
  it('is taken by one of two, and given only to who may own it', async () => {
    const { id } = await createConversation(api.prisma, { customerId: customer.id });
    const statuses = await Promise.all(
      [care, other].map(async (by) => (await post(`conversations/${id}/owner`, { from: null, to: by.id }, by)).status),
    );
    expect(statuses.sort()).toEqual([204, 409]);
    const { owner } = await show(id);
    const { id: editor } = await createStaffAccount(api.prisma, { role: 'content' });
    for (const to of [editor, NOBODY]) {
      const { body } = await post(`conversations/${id}/owner`, { from: owner?.id, to }).expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'to', code: 'OWNER.UNKNOWN' }] });
    }
    expect(await ids({ owner: owner?.id })).toEqual([id]);
    expect(await ids({ owner: 'nobody' })).toEqual([]);
    await post(`conversations/${id}/owner`, { from: owner?.id, to: null }).expect(204);
    expect(await ids({ owner: 'nobody' })).toEqual([id]);
    const people = (await read<{ id: string }[]>('conversation-staff')).map((person) => person.id);
    expect(people).toEqual(expect.arrayContaining([care.id, other.id]));
    expect(people).not.toContain(editor);
    const gives = await api.prisma.auditEntry.findMany({ where: { action: 'give', recordId: id } });
    expect(gives).toHaveLength(2);
  });

  it('becomes the work of who answers it first', async () => {
    const id = await opened();
    await answer(id, { text: 'El 3 de mayo.' }).expect(201);
    await answer(id, { text: 'Y se renueva sola.' }, other).expect(201);
    expect(await show(id)).toMatchObject({ owner: { id: care.id } });
  });

  it('is answered by one of two who saw the same; the other reads it first', async () => {
    const id = await opened();
    const { lastMessageAt: seenUntil } = await show(id);
    const statuses = await Promise.all(
      [care, other].map(async (by) => (await answer(id, { text: 'El 3 de mayo.', seenUntil }, by)).status),
    );
    expect(statuses.sort()).toEqual([201, 409]);
    const { messages, lastMessageAt } = await show(id);
    expect(messages).toHaveLength(2);
    await answer(id, { text: 'Y se renueva sola.', seenUntil: lastMessageAt }, care).expect(201);
    const { body } = await answer(id, { text: 'Tarde', seenUntil: 'ayer' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'seenUntil', code: 'DATE.INVALID' }] });
  });

  it('is not answered with what a canned answer left open', async () => {
    const id = await opened();
    const { body } = await answer(id, { text: 'Su contrato {contrato} vence el 3 de mayo.' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'text', code: 'TEXT.VARIABLE_LEFT' }] });
    await answer(id, { text: 'Escriba {así}, entre llaves.' }).expect(201);
  });
});

describe('the clock', () => {
  const wait = async (id: string) => {
    const { waitingSince, answerDueAt } = await show(id);
    return { waitingSince, answerDueAt };
  };

  it('runs from the first message that nobody answered, and stops with the answer', async () => {
    const id = await opened();
    const first = await wait(id);
    expect(Date.parse(first.answerDueAt ?? '')).toBeGreaterThan(Date.now() + HOUR);
    await write(id, 'Es urgente.').expect(201);
    expect(await wait(id)).toEqual(first);
    await answer(id, { text: 'El 3 de mayo.' }).expect(201);
    expect(await wait(id)).toEqual({ waitingSince: null, answerDueAt: null });
    await write(id, '¿Y la otra?').expect(201);
    const { waitingSince, answerDueAt } = await wait(id);
    expect(Date.parse(waitingSince ?? '')).toBeGreaterThan(Date.parse(first.waitingSince ?? ''));
    // The first answer has four working hours, a further one eight.
    expect(Date.parse(answerDueAt ?? '')).toBeGreaterThan(Date.parse(first.answerDueAt ?? '') + HOUR);
  });

  it('stops as it is closed, and goes on as that is undone', async () => {
    const id = await opened();
    const before = await wait(id);
    await close(id);
    expect(await wait(id)).toEqual({ waitingSince: null, answerDueAt: null });
    await Promise.all([close(id, 'open'), close(id, 'open')]);
    expect(await wait(id)).toEqual(before);
    await answer(id, { text: 'El 3 de mayo.' }).expect(201);
    await close(id);
    await close(id, 'open');
    expect(await wait(id)).toEqual({ waitingSince: null, answerDueAt: null });
    await close(id);
    await write(id, 'Una cosa más.').expect(201);
    expect(await show(id)).toMatchObject({ state: 'open', waitingSince: expect.any(String) });
  });

  it('tells who is late, and lists who waits longest first', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
    const make = (waitingSince: Date | null, answerDueAt: Date | null) =>
      createConversation(api.prisma, { customerId: customer.id, waitingSince, answerDueAt });
    const answered = await make(null, null);
    const [late, longest, soon] = [
      await make(ago(9), ago(2)),
      await make(ago(40), null),
      await make(ago(1), new Date(Date.now() + HOUR)),
    ];
    expect(await ids({ state: 'open' })).toEqual([longest, late, soon, answered].map(({ id }) => id));
    expect(await ids({ late: true })).toEqual([late.id]);
    expect(await ids({ late: false })).toEqual([longest, soon, answered].map(({ id }) => id));
    expect(await read('dashboard')).toMatchObject({ lateConversations: 1 });
    await close(late.id);
    expect(await read('dashboard')).toMatchObject({ lateConversations: 0 });
  });

  it('is set by an administrator', async () => {
    const settings = await read<object>('conversation-settings/1');
    const patch = async (body: object, by: SignedIn) =>
      api.http
        .patch('/api/admin/conversation-settings/1')
        .set(by.headers)
        .send({ ...settings, ...body });
    expect((await patch({ nextAnswerHours: 6 }, care)).status).toBe(403);
    const admin = await api.signIn('admin');
    const refused = await patch({ firstAnswerHours: 0, closesAt: '08:00' }, admin);
    expect(refused.body).toMatchObject({
      errors: expect.arrayContaining([{ field: 'firstAnswerHours', code: 'HOURS.OUT_OF_RANGE' }]),
    });
    expect((await patch({ nextAnswerHours: 6 }, admin)).body).toMatchObject({ nextAnswerHours: 6 });
    await api.prisma.conversationSettings.update({ where: { id: 1 }, data: { nextAnswerHours: 8 } });
  });
});

describe('a note', () => {
  it('is read by staff, and by nothing that the customer gets', async () => {
    const worker = await api.startWorker();
    await api.mail.clear();
    const id = await opened();
    const secret = 'Cliente molesto: tratar con cuidado.';
    for (let sent = 0; sent < 2; sent += 1) {
      await post(`conversations/${id}/notes`, { text: secret }).set('idempotency-key', `note-${id}`).expect(204);
      expect(await show(id)).toMatchObject({ notes: [{ text: secret }] });
    }
    await post(`conversations/${id}/notes`, { text: '  ' }).expect(422);
    await post(`conversations/${NOBODY}/notes`, { text: secret }).expect(404);
    await answer(id, { text: 'El 3 de mayo.' }).expect(201);
    expect(await show(id)).toMatchObject({ notes: [{ text: secret }], messages: [{}, {}] });
    const told = await api.mail.waitFor(({ recipients }) => recipients.includes(customer.email));
    await worker.close();
    const theirs = await Promise.all(
      ['conversations', `conversations/${id}`, 'home', 'notices/sent', 'people/activity'].map(async (path) => {
        const { text } = await api.http.get(`/api/customers/${path}`).set(customer.headers);
        return text;
      }),
    );
    expect(theirs[1]).toContain('El 3 de mayo.');
    for (const text of [...theirs, told.html, told.text]) expect(text).not.toContain('molesto');
    const audited = await api.prisma.auditEntry.findMany({ where: { recordId: id } });
    expect(audited.map(({ action }) => action)).toContain('note');
    expect(JSON.stringify(audited)).not.toContain('molesto');
  });
});

describe('how a customer was attended to', () => {
  const rate = (id: string, body: object, by = customer) =>
    api.http.put(`/api/customers/conversations/${id}/rating`).set(by.headers).send(body);
  const theirs = async (id: string) =>
    (await api.http.get(`/api/customers/conversations/${id}`).set(customer.headers).expect(200)).body as object;

  it('is asked once it is closed, and shown to staff with the figures of the month', async () => {
    const id = await opened();
    expect(await theirs(id)).toMatchObject({ asksRating: false, ratedScore: null });
    expect((await rate(id, { score: 5 }).expect(409)).body).toMatchObject({ code: 'CONVERSATION.OPEN' });
    await close(id);
    expect(await theirs(id)).toMatchObject({ asksRating: true });
    for (const score of [0, 6, 2.5, '5', null]) {
      const { body } = await rate(id, { score }).expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'score', code: 'SCORE.REQUIRED' }] });
    }
    await rate(id, { score: 1 }).expect(204);
    await rate(id, { score: 4, comment: 'Rápido y claro.' }).expect(204);
    expect(await theirs(id)).toMatchObject({ asksRating: false, ratedScore: 4 });
    expect(await show(id)).toMatchObject({ rating: { score: 4, comment: 'Rápido y claro.' } });
    const second = await opened();
    await close(second);
    await rate(second, { score: 3 }).expect(204);
    expect(await read('conversation-satisfaction')).toEqual([
      { month: expect.stringMatching(/^\d{4}-\d{2}$/), count: 2, average: '3.5', satisfied: 1 },
    ]);
    await rate(NOBODY, { score: 5 }).expect(404);
    await rate(id, { score: 5 }, await api.signIn('customer')).expect(404);
  });

  it('is asked by one mail, unless closing was undone, and of nobody who wants none', async () => {
    const sweep = (minutes: number) => api.app.get(ClosedConversationsSweep).sweep(Date.now() + minutes * 60_000);
    const mails = () => api.prisma.outboundEmail.findMany({ where: { kind: 'messages.send-closing' } });
    const [id, undone] = [await opened(), await opened()];
    await close(id);
    await sweep(9);
    expect(await mails()).toEqual([]);
    await close(undone);
    await close(undone, 'open');
    await Promise.all([sweep(11), sweep(11)]);
    expect(await mails()).toMatchObject([{ recipient: customer.email, aboutId: id }]);
    await write(id, 'Gracias.').expect(201);
    await close(id);
    await sweep(11);
    expect(await mails()).toHaveLength(1);

    const worker = await api.startWorker();
    const mail = await api.mail.waitFor(({ subject }) => subject.startsWith('Dimos por resuelto su asunto'));
    await worker.close();
    expect(mail.text).toContain(`https://flota.test/my-account/mensajes/${id}`);

    await api.prisma.noticeChoice.create({
      data: { customerId: customer.id, kind: 'messages', channel: 'email', wanted: false },
    });
    await close(undone);
    await sweep(11);
    expect(await mails()).toHaveLength(1);
    await api.prisma.noticeChoice.deleteMany({ where: { customerId: customer.id } });
  });
});

describe('canned answers', () => {
  const hours = { name: 'Horario', text: 'Buen día, {cliente}. Atendemos de 9 a 18 h.' };

  it('are kept by who answers, with variables that are filled in', async () => {
    const { body } = await post('canned-answers', hours).expect(201);
    const { id, updatedAt } = body as { id: string; updatedAt: string };
    expect((await post('canned-answers', hours).expect(422)).body).toMatchObject({ errors: [{ field: 'name' }] });
    for (const text of ['Hola, {nombre}', 'Hola, {}', ''])
      await post('canned-answers', { name: 'B', text }).expect(422);
    const change = (by: SignedIn) =>
      api.http
        .patch(`/api/admin/canned-answers/${id}`)
        .set(by.headers)
        .send({ ...hours, text: 'De 9 a 19 h.', updatedAt });
    const auditor = await api.signIn('auditor');
    expect((await change(auditor)).status).toBe(403);
    expect((await change(care)).body).toMatchObject({ text: 'De 9 a 19 h.' });
    expect(await read('canned-answers?filter={"q":"horar"}', auditor)).toMatchObject({ data: [{ id }] });
    await api.http.delete(`/api/admin/canned-answers/${id}`).set(care.headers).expect(204);
    const actions = await api.prisma.auditEntry.findMany({
      where: { resource: 'canned-answers' },
      orderBy: { at: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['create', 'refused', 'edit', 'delete']);
  });
});
