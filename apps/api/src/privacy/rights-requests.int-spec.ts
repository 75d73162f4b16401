import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRightsRequest } from '@flota/prisma/seed';
import {
  addDays,
  type AdminList,
  type AdminRightsRequest,
  type Problem,
  rightsReceiptSchema,
  RIGHTS_FILE_MAX_BYTES,
  todayInMexico,
} from '@flota/schemas';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { editRecord } from '../testing/edit-record.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { addBusinessDays } from '../platform/calendar/business-days.js';

let api: TestApp;
let care: SignedIn;
let png: Buffer;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.rightsRequest.deleteMany();
  await emptyAuditLog(api.prisma);
  await api.mail.clear();
});

const holder = {
  right: 'rectification',
  holderName: 'Ana Ruiz Peña',
  address: 'Calle Uno 2, 64000 Monterrey, Nuevo León',
  phone: '81 1234 5678',
  email: 'ana@ejemplo.mx',
  relation: 'holder',
  idKind: 'ine',
  description: 'Mi domicilio está equivocado en sus registros.',
  detail: 'Dice Calle Dos y es Calle Uno.',
  consent: true,
};
const representative = {
  ...holder,
  relation: 'representative',
  representativeName: 'Luis Ortega',
  representativePower: 'notarial',
};

type Files = Partial<Record<string, Buffer>>;
const send = (
  request: object | string,
  files: Files = { identification: png },
  headers: Record<string, string> = {},
) => {
  const text = typeof request === 'string' ? request : JSON.stringify(request);
  const call = api.http.post('/api/rights-requests').set(headers).field('request', text);
  for (const [name, content] of Object.entries(files))
    call.attach(name, content ?? Buffer.alloc(0), `../../${name}.png`);
  return call;
};

/** In the storage, but for what waits there to be recorded or thrown away. */
const objects = async () =>
  (await readdir(api.storageDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length -
  (await api.prisma.pendingObject.count());
const stored = async () => ({
  requests: await api.prisma.rightsRequest.count(),
  files: await api.prisma.storedFile.count(),
  emails: await api.prisma.outboundEmail.count(),
  objects: await objects(),
});

describe('POST /api/rights-requests', () => {
  it('keeps the request with its file, and says until when it is answered', async () => {
    const { body } = await send(holder).expect(201);
    const today = todayInMexico();
    expect(rightsReceiptSchema.parse(body)).toEqual({
      folio: expect.stringMatching(/^D-/),
      requestedOn: today,
      dueOn: addBusinessDays(today, 20),
    });
    const [request] = await api.prisma.rightsRequest.findMany({ include: { files: { include: { file: true } } } });
    expect(request).toMatchObject({
      right: 'rectification',
      holderName: 'Ana Ruiz Peña',
      phone: '+528112345678',
      state: 'received',
      relation: 'holder',
      representativeName: null,
      answeredAt: null,
      files: [
        {
          purpose: 'identification',
          name: 'identification.png',
          file: { contentType: 'image/png', visibility: 'private', size: png.length },
        },
      ],
    });
    const emails = await api.prisma.outboundEmail.findMany({
      where: { aboutKind: 'rights_request', aboutId: request?.id ?? '' },
    });
    expect(emails.map(({ kind }) => kind).sort()).toEqual(['privacy.send-notice', 'privacy.send-receipt']);
  });

  it('keeps the power of a representative, and no power of a holder', async () => {
    await send(representative, { power: pdf, identification: png }).expect(201);
    await send({ ...representative, relation: 'holder' }, { power: pdf, identification: png }).expect(201);
    const requests = await api.prisma.rightsRequest.findMany({
      orderBy: { createdAt: 'asc' },
      include: { files: { orderBy: { purpose: 'asc' } } },
    });
    expect(requests).toMatchObject([
      { representativeName: 'Luis Ortega', files: [{ purpose: 'identification' }, { purpose: 'power' }] },
      { representativeName: null, representativePower: null, files: [{ purpose: 'identification' }] },
    ]);
  });

  it('sent again with its key is one request; with another file the key is refused', async () => {
    const key = { 'idempotency-key': 'derechos-primer-intento' };
    const first = await send(holder, { identification: png }, key).expect(201);
    expect((await send(holder, { identification: png }, key).expect(201)).body).toEqual(first.body);
    expect(await api.prisma.rightsRequest.count()).toBe(1);
    const { body } = await send(holder, { identification: pdf }, key).expect(422);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
  });
});

describe('a rights request is refused and leaves nothing behind', () => {
  const fields: [string, unknown, string][] = [
    ['right', 'olvido', 'RIGHT.REQUIRED'],
    ['holderName', '', 'NAME.REQUIRED'],
    ['address', ' ', 'TEXT.REQUIRED'],
    ['phone', '123', 'PHONE.INVALID'],
    ['email', 'ana', 'EMAIL.INVALID'],
    ['relation', undefined, 'RELATION.REQUIRED'],
    ['idKind', 'licencia', 'ID_KIND.REQUIRED'],
    ['description', 'Corta', 'TEXT.REQUIRED'],
    ['description', 'x'.repeat(3_001), 'TEXT.TOO_LONG'],
    ['detail', '', 'TEXT.REQUIRED'],
    ['consent', false, 'CONSENT.REQUIRED'],
  ];
  it.each(fields)('%s = %j', async (field, value, code) => {
    const before = await stored();
    const { body } = await send({ ...holder, [field]: value }).expect(422);
    expect((body as Problem).errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['representativeName', 'NAME.REQUIRED'],
    ['representativePower', 'POWER.REQUIRED'],
  ])('a representative without %s', async (field, code) => {
    const { body } = await send({ ...representative, [field]: undefined }, { identification: png, power: pdf }).expect(
      422,
    );
    expect((body as Problem).errors).toMatchObject([{ field, code }]);
  });

  const other = Buffer.from('No soy un documento');
  const files: [string, object, () => Files, number, string, string?][] = [
    ['no file', holder, () => ({}), 422, 'FILE.REQUIRED'],
    [
      'a representative without a power',
      representative,
      () => ({ identification: png }),
      422,
      'FILE.REQUIRED',
      'power',
    ],
    ['a file that is none of the kinds', holder, () => ({ identification: other }), 422, 'FILE.TYPE_REFUSED'],
    ['half a picture', holder, () => ({ identification: png.subarray(0, 60) }), 422, 'FILE.UNREADABLE'],
    [
      'a good file and a bad one',
      representative,
      () => ({ identification: png, power: other }),
      422,
      'FILE.TYPE_REFUSED',
      'power',
    ],
    ['a file too many', holder, () => ({ identification: png, selfie: png }), 422, 'FIELD.INVALID', 'selfie'],
    [
      'a byte too many',
      holder,
      () => ({ identification: Buffer.alloc(RIGHTS_FILE_MAX_BYTES + 1, pdf) }),
      413,
      'FILE.TOO_LARGE',
    ],
    [
      'thirty megabytes',
      holder,
      () => ({ identification: Buffer.alloc(30 * 1024 * 1024, pdf) }),
      413,
      'FILE.TOO_LARGE',
    ],
  ];
  it.each(files)('%s', async (_what, request, content, status, code, field = 'identification') => {
    const before = await stored();
    const answer = await send(request, content());
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: { errors: [expect.objectContaining({ field, code })] },
    });
    expect(await stored()).toEqual(before);
  });

  it.each<[string, () => PromiseLike<{ status: number; body: unknown }>, number, string]>([
    ['JSON', () => api.http.post('/api/rights-requests').send(holder), 415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE'],
    ['no JSON inside', () => send('{'), 422, 'REQUEST.INVALID'],
    ['a NUL in a text', () => send({ ...holder, detail: 'abc\u0000def' }), 400, 'REQUEST.MALFORMED'],
    ['a field without end', () => send({ ...holder, detail: 'x'.repeat(40_000) }), 413, 'REQUEST.TOO_LARGE'],
    ['three files', () => send(holder, { identification: png, power: pdf, third: png }), 413, 'REQUEST.TOO_LARGE'],
    [
      'a form that breaks off',
      () =>
        api.http
          .post('/api/rights-requests')
          .set('content-type', 'multipart/form-data; boundary=x')
          .send('--x\r\nContent-Disposition: form-data; name="identification"; filename="a.png"\r\n\r\nabc'),
      400,
      'REQUEST.MALFORMED',
    ],
  ])('%s', async (_what, attempt, status, code) => {
    const before = await stored();
    const answer = await attempt();
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { code } });
    expect(await stored()).toEqual(before);
  });

  it('when one of its mails can’t be written down', async () => {
    const before = await stored();
    await api.prisma
      .$executeRaw`ALTER TABLE outbound_email ADD CONSTRAINT no_mail CHECK (recipient <> 'nadie@flota.test')`;
    const unique = await sharp({ create: { width: 7, height: 7, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    await send({ ...holder, email: 'nadie@flota.test' }, { identification: unique }).expect(500);
    await api.prisma.$executeRaw`ALTER TABLE outbound_email DROP CONSTRAINT no_mail`;
    expect(await stored()).toEqual(before);
  });
});

describe('the mails of a rights request', () => {
  it('tell the visitor the folio and the last day, and the lender no more than the name', async () => {
    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    const { email, phone } = value as { email: string; phone: string };
    const worker = await api.startWorker();
    const { body } = await send(representative, { identification: png, power: pdf }).expect(201);
    const { folio, dueOn } = rightsReceiptSchema.parse(body);
    const receipt = await api.mail.waitFor(({ recipients }) => recipients.includes('ana@ejemplo.mx'));
    const notice = await api.mail.waitFor(({ recipients }) => recipients.includes(email));
    await worker.close();

    const day = String(Number(dueOn.slice(8)));
    expect(receipt.subject).toBe(`Recibimos su solicitud de derechos ${folio}`);
    for (const part of [receipt.html, receipt.text]) {
      for (const said of [folio, 'Luis Ortega', 'rectificación', `más tardar el ${day} de `, '20 días hábiles', phone])
        expect(part).toContain(said);
      expect(part).not.toContain('Calle');
    }
    const { id } = await api.prisma.rightsRequest.findFirstOrThrow();
    expect(notice.subject).toBe(`Nueva solicitud de derechos ${folio}`);
    for (const part of [notice.html, notice.text]) {
      expect(part).toContain(`https://flota.test/admin/rights-requests/${id}/show`);
      expect(part).toContain('Ana Ruiz Peña');
      expect(part).not.toMatch(/ana@ejemplo|Calle|5678/);
    }
  });
});

describe('rights requests in the backoffice', () => {
  const list = async (filter: object, sort = {}) => {
    const query = { filter: JSON.stringify(filter), ...sort };
    const { body } = await api.http.get('/api/admin/rights-requests').query(query).set(care.headers).expect(200);
    return (body as AdminList<AdminRightsRequest>).data;
  };
  const edit = (id: string, body: object) => editRecord(api, care, `/api/admin/rights-requests/${id}`, body);
  const day = (days: number) => new Date(addDays(todayInMexico(), days));

  it('are found by folio, name, right, state and lateness, the most urgent first', async () => {
    const late = await createRightsRequest(api.prisma, { dueOn: day(-1), right: 'objection' });
    const today = await createRightsRequest(api.prisma, { dueOn: day(0), holderName: 'Óscar Luna' });
    const answered = await createRightsRequest(api.prisma, { dueOn: day(-9), state: 'answered' });
    const ids = async (filter: object) => (await list(filter)).map(({ id }) => id);
    expect(await ids({})).toEqual([answered.id, late.id, today.id]);
    expect(await ids({ overdue: true })).toEqual([late.id]);
    expect(await ids({ overdue: false })).toEqual([answered.id, today.id]);
    expect(await ids({ right: 'objection' })).toEqual([late.id]);
    expect(await ids({ state: 'answered' })).toEqual([answered.id]);
    expect(await ids({ q: 'óscar l' })).toEqual([today.id]);
    expect(await ids({ q: late.folio.toLowerCase() })).toEqual([late.id]);
  });

  it('are answered once: the day is kept, and taken back when they are opened again', async () => {
    const { id } = await createRightsRequest(api.prisma);
    const { body } = await edit(id, { state: 'answered', notes: 'Enviada por correo.' }).expect(200);
    const { answeredAt } = body as AdminRightsRequest;
    expect(answeredAt).toEqual(expect.any(String));
    expect((await edit(id, { notes: 'Acuse recibido.' }).expect(200)).body).toMatchObject({ answeredAt });
    expect((await edit(id, { state: 'in_review' }).expect(200)).body).toMatchObject({ answeredAt: null });
    await edit(id, { state: 'done' }).expect(422);
  });

  describe('their files', () => {
    const read = (id: string, purpose: string, who = care) =>
      api.http.get(`/api/admin/rights-requests/${id}/files/${purpose}`).set(who.headers).buffer(true);

    it('are handed out to be saved, and every reading is in the audit log', async () => {
      await send(representative, { identification: png, power: pdf }).expect(201);
      const [request] = await list({});
      expect(request?.files).toEqual([
        { purpose: 'identification', name: 'identification.png', contentType: 'image/png', size: png.length },
        { purpose: 'power', name: 'power.png', contentType: 'application/pdf', size: pdf.length },
      ]);
      const { id = '', folio = '' } = request ?? {};
      const { body, headers } = await read(id, 'identification').expect(200);
      expect(body as Buffer).toEqual(png);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="${folio}-identificacion.png"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect((await read(id, 'power').expect(200)).headers['content-disposition']).toContain(`${folio}-poder.pdf`);
      expect(await api.prisma.auditEntry.findMany({ orderBy: { at: 'asc' } })).toMatchObject([
        { action: 'read-file', resource: 'rights-requests', recordId: id, actorEmail: care.email },
        { action: 'read-file', changes: { file: { from: null, to: 'power' } } },
      ]);
    });

    it('are not for the auditor, and not where there are none', async () => {
      await send(holder).expect(201);
      const [request] = await list({});
      const { id = '' } = request ?? {};
      await read(id, 'identification', await api.signIn('auditor')).expect(403);
      await read(id, 'power').expect(404);
      await read(id, 'selfie').expect(422);
      await read('0198a000-0000-7000-8000-000000000000', 'identification').expect(404);
      expect(await api.prisma.auditEntry.count({ where: { action: 'read-file' } })).toBe(0);
    });

    it('have no public address', async () => {
      await send(holder).expect(201);
      const file = await api.prisma.storedFile.findFirstOrThrow({ where: { visibility: 'private' } });
      await api.http.get(`/media/${file.key.slice('private/'.length)}`).expect(404);
    });
  });
});
