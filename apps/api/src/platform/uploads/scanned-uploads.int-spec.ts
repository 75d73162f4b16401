import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { type ClamdServer, MALWARE, startClamdServer } from '../../testing/clamd-server.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { type TestApp, startTestApp } from '../../testing/test-app.js';

const pdf = (body = '') => Buffer.from(`%PDF-1.7\n% ${body}\nstartxref\n0\n%%EOF\n`);
const message = JSON.stringify({ subject: 'Mi unidad', text: 'Adjunto el comprobante.', contractId: null });

let clamd: ClamdServer;
let api: TestApp;
let customer: SignedIn;
let admin: SignedIn;

const kept = async () => ({
  conversations: await api.prisma.conversation.count(),
  stored: (await api.prisma.storedFile.count()) + (await api.prisma.pendingObject.count()),
  mails: await api.prisma.outboundEmail.count(),
});

beforeAll(async () => {
  clamd = await startClamdServer();
  api = await startTestApp({ env: { CLAMD_URL: clamd.address } });
  customer = await api.signIn('customer');
  admin = await api.signIn('admin');
});
afterAll(async () => {
  await api.close();
  await clamd.close();
});
beforeEach(() => {
  clamd.behave('well');
  clamd.scanned.length = 0;
});

const write = (...files: Buffer[]) => {
  const call = api.http.post('/api/customers/conversations').set(customer.headers).field('message', message);
  for (const file of files) call.attach('files', file, 'comprobante.pdf');
  return call;
};
const publish = (file: Buffer) => api.http.post('/api/admin/files').set(admin.headers).attach('file', file, 'a.pdf');

describe('with a scanner, a file that is sent', () => {
  it('is looked at and taken', async () => {
    await write(pdf('uno'), pdf('dos')).expect(201);
    expect(clamd.scanned).toEqual([pdf('uno'), pdf('dos')]);
  });

  it('is refused when it is infected, with what came along, kept nowhere and noted', async () => {
    const before = await kept();
    const { body } = await write(pdf(), pdf(MALWARE)).expect(422);
    expect(body).toMatchObject({ code: 'FILE.INFECTED', errors: [{ field: 'files', code: 'FILE.INFECTED' }] });
    expect(await kept()).toEqual(before);
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { action: 'refused', resource: 'files' } });
    expect(JSON.stringify(entry.changes)).toContain('Win.Test.EICAR_HDB-1');
  });

  it('of staff is looked at too', async () => {
    const { body } = await publish(pdf(MALWARE)).expect(422);
    expect(body).toMatchObject({ code: 'FILE.INFECTED' });
    expect(clamd.scanned).toHaveLength(1);
  });

  it('to be imported is looked at, a ZIP as it came', async () => {
    const send = (zip: Uint8Array) =>
      api.http
        .post('/api/admin/own-imports')
        .set(admin.headers)
        .field('kind', 'invoices')
        .attach('file', Buffer.from(zip), 'facturas.zip');
    const stored = (text: string) => zipSync({ 'a.xml': Buffer.from(text) }, { level: 0 });
    expect((await send(stored(MALWARE)).expect(422)).body).toMatchObject({ code: 'FILE.INFECTED' });
    expect(await api.prisma.staffImport.count()).toBe(0);
    await send(stored('no es un CFDI')).expect(201);
    expect(clamd.scanned).toHaveLength(2);
  });

  it('is not taken while the scanner is away', async () => {
    const before = await kept();
    clamd.behave('hanging up');
    const { body, headers } = await write(pdf()).expect(503);
    expect(body).toMatchObject({ code: 'SCANNER.UNAVAILABLE' });
    expect(headers['retry-after']).toBe('60');
    expect(await kept()).toEqual(before);
    clamd.behave('well');
    await write(pdf()).expect(201);
  });

  it('is told to those who look after it when the scanner is away', async () => {
    const ready = async () => (await api.http.get('/health/ready').expect(200)).body as object;
    const dashboard = async () =>
      (await api.http.get('/api/admin/dashboard').set(admin.headers).expect(200)).body as object;
    expect(await ready()).toMatchObject({ scanner: 'ok' });
    expect(await dashboard()).toMatchObject({ scanner: 'ok' });
    clamd.behave('hanging up');
    expect(await ready()).toMatchObject({ status: 'degraded', scanner: 'away' });
    expect(await dashboard()).toMatchObject({ scanner: 'away' });
  });
});

describe('without a scanner, a file that is sent', () => {
  let bare: TestApp;
  beforeAll(async () => {
    bare = await startTestApp();
  });
  afterAll(() => bare.close());

  it('is taken, and staff are told that nobody looked at it', async () => {
    const sender = await bare.signIn('customer');
    await bare.http
      .post('/api/customers/conversations')
      .set(sender.headers)
      .field('message', message)
      .attach('files', pdf(MALWARE), 'a.pdf')
      .expect(201);
    const { body } = await bare.http.get('/api/admin/dashboard').set((await bare.signIn('admin')).headers);
    expect(body).toMatchObject({ scanner: 'off' });
    expect((await bare.http.get('/health/ready').expect(200)).body).not.toHaveProperty('scanner');
  });
});
