import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type HeldUpload, UPLOAD_PIECE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@flota/schemas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePng } from '../../../testing/bill-form.js';
import { makePdf, packed } from '../../../testing/make-pdf.js';
import type { SignedIn } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LeftOverUploads } from './left-over-uploads.sweep.js';

let api: TestApp;
let customer: SignedIn;
let png: Buffer;

beforeAll(async () => {
  api = await startTestApp();
  png = await makePng();
});
afterAll(() => api.close());
beforeEach(async () => {
  customer = await api.signIn('customer');
});

const pdf = (bytes = 1_000) => makePdf({ objects: [packed('', randomBytes(bytes))] });
const at = (path = '') => `/api/customers/uploads${path}`;
const start = (size: number, name = 'hoja.png', who = customer) =>
  api.http.post(at()).set(who.headers).send({ name, size });
const piece = (id: string, from: number, bytes: Buffer, who = customer) =>
  api.http
    .post(at(`/${id}/pieces`))
    .query({ at: from })
    .set(who.headers)
    .attach('piece', bytes, 'piece');
const finish = (id: string, who = customer) => api.http.post(at(`/${id}/finish`)).set(who.headers);
const read = async (id: string) =>
  (
    await api.http
      .get(at(`/${id}`))
      .set(customer.headers)
      .expect(200)
  ).body as HeldUpload;

async function sent(content: Buffer, who = customer, name?: string): Promise<string> {
  const { id } = (await start(content.length, name, who).expect(201)).body as HeldUpload;
  for (let from = 0; from < content.length; from += UPLOAD_PIECE_MAX_BYTES) {
    await piece(id, from, content.subarray(from, from + UPLOAD_PIECE_MAX_BYTES), who).expect(200);
  }
  await finish(id, who).expect(200);
  return id;
}

const write = (
  files: string[],
  {
    text = 'Adjunto la hoja.',
    key = crypto.randomUUID(),
    who = customer,
  }: Partial<{ text: string; key: string; who: SignedIn }> = {},
) => {
  const call = api.http.post('/api/customers/conversations').set(who.headers).set('idempotency-key', key);
  call.field('message', JSON.stringify({ subject: 'Mi unidad', text, contractId: null }));
  for (const file of files) call.field('files', file);
  return call;
};
const gone = { errors: [{ field: 'files', code: 'UPLOAD.GONE' }] };

describe('a file that comes piece by piece', () => {
  it('goes on where the connection was lost, and refuses what is not its next piece', async () => {
    const content = pdf(700_000);
    const { id } = (await start(content.length).expect(201)).body as HeldUpload;
    const first = content.subarray(0, UPLOAD_PIECE_MAX_BYTES);
    await piece(id, 0, first).expect(200);
    expect((await piece(id, 0, first).expect(409)).body).toMatchObject({ code: 'UPLOAD.OUT_OF_STEP' });
    await finish(id).expect(409);
    const { received } = await read(id);
    expect(received).toBe(UPLOAD_PIECE_MAX_BYTES);
    await piece(id, received, Buffer.concat([content.subarray(received), first])).expect(413);
    await piece(id, received, content.subarray(received)).expect(200);
    expect((await finish(id).expect(200)).body).toMatchObject({ ready: true, received: content.length });
    await finish(id).expect(200);
    await write([id]).expect(201);
    const file = await api.prisma.messageAttachment.findFirstOrThrow({
      include: { file: true },
      orderBy: { fileId: 'desc' },
    });
    expect(file.file).toMatchObject({ size: content.length, contentType: 'application/pdf' });
  });

  it('takes one of two equal pieces that come at once', async () => {
    const { id } = (await start(png.length).expect(201)).body as HeldUpload;
    const statuses = await Promise.all([1, 2, 3].map(async () => (await piece(id, 0, png)).status));
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('is refused when all of it is there and it is none of what is taken, and is gone then', async () => {
    const text = Buffer.from('No soy un PDF');
    const { id } = (await start(text.length).expect(201)).body as HeldUpload;
    await piece(id, 0, text).expect(200);
    expect((await finish(id).expect(422)).body).toMatchObject({
      errors: [{ field: 'file', code: 'FILE.TYPE_REFUSED' }],
    });
    await finish(id).expect(404);
    expect(await api.prisma.uploadPiece.count({ where: { uploadId: id } })).toBe(0);
  });

  it('is limited in its size, its pieces and how many wait', async () => {
    expect((await start(UPLOAD_MAX_BYTES + 1).expect(422)).body).toMatchObject({
      errors: [{ code: 'FILE.TOO_LARGE' }],
    });
    const { id } = (await start(UPLOAD_MAX_BYTES).expect(201)).body as HeldUpload;
    await piece(id, 0, randomBytes(UPLOAD_PIECE_MAX_BYTES + 1)).expect(413);
    await piece(id, 1, png).expect(409);
    await api.prisma.upload.createMany({
      data: Array.from({ length: 39 }, () => ({ customerId: customer.id, name: 'x', size: 1 })),
    });
    expect((await start(9).expect(409)).body).toMatchObject({ code: 'UPLOAD.TOO_MANY' });
    await api.http
      .delete(at(`/${id}`))
      .set(customer.headers)
      .expect(204);
    await start(9).expect(201);
  });
});

describe('a form', () => {
  it('takes a file once, and gets it again for the repeat of the same request', async () => {
    const id = await sent(png);
    const key = crypto.randomUUID();
    const first = await write([id], { key }).expect(201);
    const second = await write([id], { key }).expect(201);
    expect((second.body as { id: string }).id).toBe((first.body as { id: string }).id);
    expect((await write([id]).expect(422)).body).toMatchObject(gone);
    await api.http
      .delete(at(`/${id}`))
      .set(customer.headers)
      .expect(204);
    expect(await api.prisma.upload.count({ where: { id } })).toBe(1);
  });

  it('gives it back when it is refused', async () => {
    const id = await sent(png);
    await write([id], { text: '' }).expect(422);
    await write([id]).expect(201);
  });

  it('of two that want it at once only one gets', async () => {
    const id = await sent(png);
    const statuses = await Promise.all([1, 2].map(async () => (await write([id])).status));
    expect(statuses.toSorted()).toEqual([201, 422]);
  });

  it('takes none of another customer, none that is not whole, and no text that is no id', async () => {
    const other = await api.signIn('customer');
    expect((await write([await sent(png, other)]).expect(422)).body).toMatchObject(gone);
    const { id } = (await start(png.length).expect(201)).body as HeldUpload;
    expect((await write([id]).expect(422)).body).toMatchObject(gone);
    expect((await write(['hola']).expect(422)).body).toMatchObject({
      errors: [{ field: 'files', code: 'FIELD.INVALID' }],
    });
  });

  it('makes one PDF of several pictures, in their order', async () => {
    const pages = [await sent(png, customer, 'frente.png'), await sent(await makePng('blue'), customer)];
    const { body } = await write([pages.join(',')]).expect(201);
    const { id } = body as { id: string };
    const { file, name } = await api.prisma.messageAttachment.findFirstOrThrow({
      where: { message: { conversationId: id } },
      include: { file: true },
    });
    expect({ name, contentType: file.contentType }).toEqual({ name: 'frente.pdf', contentType: 'application/pdf' });
    const stored = await readFile(join(api.storageDir, file.object ?? file.key));
    expect((await PDFDocument.load(stored)).getPageCount()).toBe(2);
  });

  it('makes none of a PDF and a picture', async () => {
    const both = [await sent(png), await sent(pdf())];
    const { body } = await write([both.join(',')]).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'files', code: 'FILE.TYPE_REFUSED' }] });
  });
});

it('what no form took is thrown away after a day', async () => {
  const id = await sent(png);
  const sweep = new LeftOverUploads(api.prisma as never);
  const day = 24 * 3_600_000;
  await sweep.sweep(Date.now() + day - 60_000);
  await read(id);
  await sweep.sweep(Date.now() + day + 60_000);
  await api.http
    .get(at(`/${id}`))
    .set(customer.headers)
    .expect(404);
});
