import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createConversation } from '@flota/prisma/seed';
import {
  type AccountConversation,
  conversationReceiptSchema,
  conversationSchema,
  conversationsSchema,
  MESSAGE_FILE_MAX_BYTES,
  messageSchema,
} from '@flota/schemas';
import { createPaidOffContract } from '../testing/paid-off-contract.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let customer: SignedIn;
let other: SignedIn;
let care: SignedIn;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

beforeAll(async () => {
  api = await startTestApp();
  [customer, other, care] = [await api.signIn('customer'), await api.signIn('customer'), await api.signIn('care')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.conversation.deleteMany();
  await api.prisma.contract.deleteMany();
  await emptyAuditLog(api.prisma);
  await api.mail.clear();
});

const NOBODYS = '0198a000-0000-7000-8000-000000000000';
type Sent = [path: string, message: unknown, files?: [Buffer, string][], headers?: Record<string, string>];
const multipart = (who: SignedIn, ...[path, message, files = [], headers = {}]: Sent) => {
  const call = api.http.post(path).set(who.headers).set(headers);
  call.field('message', typeof message === 'string' ? message : JSON.stringify(message));
  for (const [content, name] of files) call.attach('files', content, name);
  return call;
};
const question = { subject: 'Mi domicilio', text: 'Quiero cambiar el domicilio de mi contrato.' };
const open = (...[message = question, files, headers]: Partial<[object, [Buffer, string][], Record<string, string>]>) =>
  multipart(customer, '/api/customers/conversations', message, files, headers);
const write = (id: string, text: string, files: [Buffer, string][] = [], who = customer) =>
  multipart(who, `/api/customers/conversations/${id}/messages`, { text }, files);
const answer = (id: string, text: string, files: [Buffer, string][] = [], who = care) =>
  multipart(who, `/api/admin/conversations/${id}/messages`, { text }, files);
const read = (id: string, who = customer) => api.http.get(`/api/customers/conversations/${id}`).set(who.headers);
const list = async (who = customer) => {
  const { body } = await api.http.get('/api/customers/conversations').set(who.headers).expect(200);
  return conversationsSchema.parse(body).conversations;
};
const opened = async (): Promise<AccountConversation> => conversationSchema.parse((await open().expect(201)).body);
const staffPost = (path: string, body: object, who = care) =>
  api.http.post(`/api/admin/conversations/${path}`).set(who.headers).send(body);
const stored = async () => ({
  messages: await api.prisma.message.count(),
  files: await api.prisma.storedFile.count(),
  emails: await api.prisma.outboundEmail.count(),
});

describe('a customer writes', () => {
  it('about a contract, with files, and sees it', async () => {
    const contract = await createPaidOffContract(api, customer.id, { nickname: 'El rojo' });
    const files: [Buffer, string][] = [
      [pdf, '../../comprobante.pdf'],
      // The same again is one attachment.
      [pdf, 'copia.pdf'],
    ];
    const { body, headers } = await open({ ...question, contractId: contract.id }, files).expect(201);
    const conversation = conversationSchema.parse(body);
    expect(headers['cache-control']).toContain('no-store');
    expect(conversation).toMatchObject({
      subject: 'Mi domicilio',
      contractLabel: 'El rojo',
      state: 'open',
      unread: 0,
      messages: [
        {
          author: 'customer',
          text: question.text,
          attachments: [{ name: 'comprobante.pdf', contentType: 'application/pdf', size: pdf.length }],
        },
      ],
    });
    expect(conversation.folio).toMatch(/^M-/);
    expect(await list()).toMatchObject([{ id: conversation.id, unread: 0 }]);
    expect(await list(other)).toEqual([]);
  });

  it('from the contact form too, and opens a conversation', async () => {
    const contact = (body: object) => api.http.post('/api/customers/contact').set(customer.headers).send(body);
    const { body } = await contact({ subject: 'Una duda', message: '¿Cuándo vence mi póliza?' }).expect(201);
    const { id, folio } = conversationReceiptSchema.parse(body);
    expect(await list()).toMatchObject([{ id, folio, subject: 'Una duda' }]);
    await contact({ subject: 'Una duda', message: 'Corta' }).expect(422);
    await api.http.post('/api/customers/contact').send({}).expect(401);
  });

  it('once, however often the message is sent', async () => {
    const key = { 'idempotency-key': 'mensaje-primer-intento' };
    const [first, second] = await Promise.all([open(question, [], key), open(question, [], key)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await list()).length).toBe(1);
    const { id } = conversationSchema.parse(first.body);
    const again = () => write(id, 'Gracias.').set({ 'idempotency-key': 'mensaje-segundo-intento' });
    expect(messageSchema.parse((await again().expect(201)).body)).toEqual(
      messageSchema.parse((await again().expect(201)).body),
    );
    expect(await api.prisma.message.count()).toBe(2);
  });

  it('into their own conversations only', async () => {
    const { id } = await opened();
    const before = await stored();
    await write(id, 'Hola', [], other).expect(404);
    await write(NOBODYS, 'Hola').expect(404);
    await write('7', 'Hola').expect(422);
    await read(id, other).expect(404);
    const theirs = await createPaidOffContract(api, other.id);
    await open({ ...question, contractId: theirs.id }).expect(404);
    expect(await stored()).toEqual(before);
  });

  it.each<[string, object | string, Buffer[], number, string]>([
    ['no subject', { text: 'Hola' }, [], 422, 'SUBJECT.REQUIRED'],
    ['no text', { ...question, text: ' ' }, [], 422, 'TEXT.REQUIRED'],
    ['a text without end', { ...question, text: 'x'.repeat(4_001) }, [], 422, 'TEXT.TOO_LONG'],
    ['no JSON', '{', [], 422, 'SUBJECT.REQUIRED'],
    ['a NUL', { ...question, text: 'abc\u0000def' }, [], 400, 'REQUEST.MALFORMED'],
    ['four files', question, [pdf, pdf, pdf, pdf], 422, 'FILES.TOO_MANY'],
    ['a file that is none of the kinds', question, [Buffer.from('MZ')], 422, 'FILE.TYPE_REFUSED'],
    ['a byte too many', question, [Buffer.alloc(MESSAGE_FILE_MAX_BYTES + 1, pdf)], 413, 'FILE.TOO_LARGE'],
  ])('nothing with %s', async (_what, message, files, status, code) => {
    const before = await stored();
    const sent = files.map((content, index): [Buffer, string] => [content, `${index}.pdf`]);
    const call = multipart(customer, '/api/customers/conversations', message, sent);
    const { body } = await call.expect(status);
    expect(JSON.stringify(body)).toContain(code);
    expect(await stored()).toEqual(before);
  });
});

describe('staff answer', () => {
  it('and the customer sees what is unread, until they read it', async () => {
    const { id } = await opened();
    await answer(id, 'Con gusto, ¿cuál es el nuevo?').expect(201);
    await answer(id, 'También necesitamos un comprobante.').expect(201);
    expect(await list()).toMatchObject([{ id, unread: 2 }]);
    const { body } = await read(id).expect(200);
    const { name } = await api.prisma.staffAccount.findUniqueOrThrow({ where: { id: care.id } });
    expect(conversationSchema.parse(body)).toMatchObject({
      unread: 0,
      messages: [{ author: 'customer' }, { author: 'staff', authorName: name.split(' ')[0] }, { author: 'staff' }],
    });
    expect(await list()).toMatchObject([{ id, unread: 0 }]);
  });

  it('and a closed conversation opens again when the customer writes', async () => {
    const { id } = await opened();
    await staffPost(`${id}/state`, { state: 'closed' }).expect(204);
    await answer(id, 'Damos por resuelto el asunto.').expect(201);
    expect(await list()).toMatchObject([{ state: 'closed' }]);
    await write(id, 'Todavía no me llega.').expect(201);
    expect(await list()).toMatchObject([{ state: 'open' }]);
    await staffPost(`${id}/state`, { state: 'lost' }).expect(422);
    await staffPost(`${NOBODYS}/state`, { state: 'closed' }).expect(404);
    const audit = await api.prisma.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(audit).toMatchObject([
      { action: 'state', recordId: id, changes: { state: { from: 'open', to: 'closed' } } },
      { action: 'answer', recordId: id, actorEmail: care.email },
    ]);
    expect(JSON.stringify(audit)).not.toContain('resuelto');
  });

  it('find who waits, and only what they saw counts as read', async () => {
    const waiting = await createConversation(api.prisma, { customerId: customer.id, subject: 'Póliza' });
    const rows = async (filter: object) => {
      const query = { filter: JSON.stringify(filter) };
      const { body } = await api.http.get('/api/admin/conversations').query(query).set(care.headers).expect(200);
      return (body as { data: { id: string; unread: boolean }[] }).data;
    };
    expect(await rows({ q: 'póli', state: 'open' })).toMatchObject([{ id: waiting.id, unread: true }]);
    expect(await rows({ customerId: other.id })).toEqual([]);
    const until = waiting.lastMessageAt.toISOString();
    await write(waiting.id, 'Otra cosa.').expect(201);
    await staffPost(`${waiting.id}/read`, { until }).expect(204);
    expect(await rows({ q: waiting.folio })).toMatchObject([{ unread: true }]);
    await staffPost(`${waiting.id}/read`, { until: '2999-01-01T00:00:00.000Z' }).expect(204);
    expect(await rows({ state: 'open' })).toMatchObject([{ unread: false }]);
    expect([await rows({ unread: true }), await rows({ unread: false })]).toMatchObject([[], [{ id: waiting.id }]]);
    await staffPost(`${waiting.id}/read`, { until }).expect(204);
    expect(await rows({})).toMatchObject([{ unread: false }]);
    await write(waiting.id, 'Y otra más.').expect(201);
    expect(await rows({})).toMatchObject([{ unread: true }]);
    const unheard = await createConversation(api.prisma, { customerId: other.id, staffReadAt: null });
    expect((await rows({ unread: true })).map(({ id }) => id).toSorted()).toEqual([waiting.id, unheard.id].toSorted());
    expect(await rows({ unread: false })).toEqual([]);
    await staffPost(`${waiting.id}/read`, { until }, await api.signIn('auditor')).expect(403);
    const shown = await api.http.get(`/api/admin/conversations/${waiting.id}`).set(care.headers).expect(200);
    expect(shown.body).toMatchObject({ messages: [{}, { text: 'Otra cosa.' }, {}], customer: { id: customer.id } });
    await answer(waiting.id, 'No', [], await api.signIn('auditor')).expect(403);
  });
});

describe('attachments', () => {
  it('leave by links for the customer, and for staff with a trace', async () => {
    const { body } = await open(question, [[pdf, 'comprobante.pdf']]).expect(201);
    const { id, folio, messages } = conversationSchema.parse(body);
    const [message] = messages;
    const fileId = message?.attachments[0]?.fileId ?? '';
    const link = (messageId: string, file: string, who = customer) =>
      api.http.post(`/api/customers/attachments/${messageId}/${file}/link`).set(who.headers).send({});
    const { url } = (await link(message?.id ?? '', fileId).expect(200)).body as { url: string };
    const file = await api.http.get(url).buffer(true).expect(200);
    expect(file.headers['content-disposition']).toContain(`${folio}-adjunto.pdf`);
    await link(message?.id ?? '', fileId, other).expect(404);
    await link(message?.id ?? '', NOBODYS).expect(404);
    await link(NOBODYS, fileId).expect(404);

    const download = (conversation: string, who = care) =>
      api.http.get(`/api/admin/conversations/${conversation}/files/${fileId}`).set(who.headers).buffer(true);
    expect((await download(id).expect(200)).body as Buffer).toEqual(pdf);
    const second = await createConversation(api.prisma, { customerId: customer.id });
    await download(second.id).expect(404);
    await download(id, await api.signIn('auditor')).expect(403);
    expect(await api.prisma.auditEntry.findMany({ where: { action: 'read-file' } })).toMatchObject([
      { action: 'read-file', resource: 'conversations', recordId: id, changes: { file: { to: fileId } } },
    ]);
  });
});

describe('the mails of a conversation', () => {
  it('tell that there is something to read, and not what', async () => {
    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    const worker = await api.startWorker();
    const { id, folio } = await opened();
    const notice = await api.mail.waitFor(({ subject }) => subject === `Mensaje de un cliente ${folio}`);
    await answer(id, 'El secreto está en la póliza 7788.').expect(201);
    const told = await api.mail.waitFor(({ subject }) => subject === `Respondimos su mensaje ${folio}`);
    await worker.close();
    expect(notice.recipients).toEqual([(value as { email: string }).email]);
    expect(notice.text).toContain(`https://flota.test/admin/conversations/${id}/show`);
    expect(notice.text).not.toContain('domicilio');
    expect(told.recipients).toEqual([customer.email]);
    for (const part of [told.html, told.text]) {
      expect(part).toContain(`https://flota.test/my-account/mensajes/${id}`);
      expect(part).not.toContain('7788');
    }
  });

  it('don’t come to who does not want them', async () => {
    const { id } = await opened();
    await api.prisma.customer.update({ where: { id: customer.id }, data: { notifyMessages: false } });
    await answer(id, 'Sin correo.').expect(201);
    await api.prisma.customer.update({ where: { id: customer.id }, data: { notifyMessages: true } });
    expect(await api.prisma.outboundEmail.count({ where: { kind: 'messages.send-answer', state: 'pending' } })).toBe(0);
  });
});
