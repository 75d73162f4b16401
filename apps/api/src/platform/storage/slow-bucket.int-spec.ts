import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationSchema, fileLinkSchema } from '@flota/schemas';
import { type S3Server, startS3Server } from '../../testing/s3-server.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { type TestApp, startTestApp } from '../../testing/test-app.js';

const SLOW_MS = 3_000;
const POOL = 3;

let s3: S3Server;
let api: TestApp;
let customer: SignedIn;
let unique = 0;

beforeAll(async () => {
  s3 = await startS3Server();
  api = await startTestApp({
    env: {
      DATABASE_POOL: String(POOL),
      S3_BUCKET: 'archivos',
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'AKIATEST',
      S3_SECRET_ACCESS_KEY: 'shh',
    },
  });
  customer = await api.signIn('customer');
});
afterAll(async () => {
  await api.close();
  await s3.close();
});
beforeEach(() => {
  s3.failWith(null);
  s3.answerAfter(0);
});

const pdf = () => Buffer.from(`%PDF-1.7\n% ${unique++}\nstartxref\n0\n%%EOF\n`);
const write = (key = crypto.randomUUID()) =>
  api.http
    .post('/api/customers/conversations')
    .set({ ...customer.headers, 'idempotency-key': key })
    .field('message', JSON.stringify({ subject: 'Mi unidad', text: 'Adjunto el comprobante.', contractId: null }))
    .attach('files', pdf(), 'comprobante.pdf');
const stored = async () => ({
  conversations: await api.prisma.conversation.count(),
  files: await api.prisma.storedFile.count(),
  mails: await api.prisma.outboundEmail.count(),
  keys: await api.prisma.idempotentRequest.count(),
});

describe('while the bucket is slow', () => {
  it('what is sent is taken, and whoever sends nothing does not notice', async () => {
    s3.answerAfter(SLOW_MS);
    const before = await stored();
    const sent = Array.from({ length: POOL * 3 }, () => write().expect(201));
    // What asks the database meanwhile: were a connection held by each file, there would be none left.
    const waits: number[] = [];
    const all = Promise.all(sent);
    let isSending = true;
    void all.finally(() => (isSending = false));
    while (isSending) {
      const start = Date.now();
      await api.http.get('/api/customers/conversations').set(customer.headers).expect(200);
      await api.http.get('/health/ready').expect(200);
      waits.push(Date.now() - start);
    }
    await all;
    // Of all of them: a busy machine lets one wait as well.
    const median = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)];
    expect(median).toBeLessThan(SLOW_MS / 2);
    const after = await stored();
    expect(after.conversations - before.conversations).toBe(sent.length);
    expect(after.files - before.files).toBe(sent.length);
    expect(await api.prisma.pendingObject.count()).toBe(0);
  });
});

describe('while the bucket is away', () => {
  it('nothing is half-written, and the same request is taken once it is back', async () => {
    const before = await stored();
    s3.failWith(503);
    const key = crypto.randomUUID();
    const { body, headers } = await write(key).expect(503);
    expect(body).toMatchObject({ code: 'STORAGE.UNAVAILABLE', retryAfterSeconds: 30 });
    expect(headers['retry-after']).toBe('30');
    expect(await stored()).toEqual(before);
    s3.failWith(null);
    await write(key).expect(201);
    expect(await stored()).toEqual({
      conversations: before.conversations + 1,
      files: before.files + 1,
      mails: before.mails + 1,
      keys: before.keys + 1,
    });
  });

  it('a file can be asked for again later', async () => {
    const { body } = await write().expect(201);
    const [message] = conversationSchema.parse(body).messages;
    const attachment = `/api/customers/attachments/${message?.id}/${message?.attachments[0]?.fileId}/link`;
    const link = fileLinkSchema.parse((await api.http.post(attachment).set(customer.headers).expect(200)).body);
    s3.failWith(500);
    const { body: problem } = await api.http.get(link.url).expect(503);
    expect(problem).toMatchObject({ code: 'STORAGE.UNAVAILABLE' });
    s3.failWith(null);
    await api.http.get(link.url).expect(200);
  });
});
