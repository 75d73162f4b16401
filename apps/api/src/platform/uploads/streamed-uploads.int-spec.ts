import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../testing/eventually.js';
import { makePdf, packed } from '../../testing/make-pdf.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { type TestApp, startTestApp } from '../../testing/test-app.js';

let api: TestApp;
let customer: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  customer = await api.signIn('customer');
});
/** Whatever became of a request. */
afterEach(async () => {
  await eventually(openUploads, (open) => open === 0);
});

/** Temporary files of uploads that this process has open. */
async function openUploads(): Promise<number> {
  const links = await readdir('/proc/self/fd');
  const paths = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')));
  return paths.filter((path) => /\/flota-[0-9a-f-]{36} \(deleted\)$/.test(path)).length;
}

const pdf = (bytes = 1_000) => makePdf({ objects: [packed('', randomBytes(bytes))] });
const message = { subject: 'Mi unidad', text: 'Adjunto el comprobante.', contractId: null };
const write = (files: Buffer[], sent: object = message) => {
  const call = api.http.post('/api/customers/conversations').set(customer.headers);
  call.field('message', JSON.stringify(sent));
  for (const file of files) call.attach('files', file, 'comprobante.pdf');
  return call;
};

describe('files that are sent', () => {
  it('are taken', async () => {
    await write([pdf(3_000_000), pdf()]).expect(201);
  });

  it.each<[string, () => Buffer[], object, number]>([
    ['of a form that is refused', () => [pdf()], { ...message, text: '' }, 422],
    ['of which one is refused', () => [pdf(), Buffer.from('hola')], message, 422],
    ['too large', () => [pdf(), pdf(8 * 1024 * 1024)], message, 413],
    ['too many', () => Array.from({ length: 12 }, () => pdf()), message, 413],
    ['for a contract of another', () => [pdf()], { ...message, contractId: crypto.randomUUID() }, 404],
  ])('%s are kept nowhere', async (_what, files, sent, status) => {
    const before = await api.prisma.pendingObject.count();
    await write(files(), sent).expect(status);
    expect(await api.prisma.pendingObject.count()).toBe(before);
  });

  it('and break off in the middle are kept nowhere', async () => {
    const before = await api.prisma.pendingObject.count();
    const socket = connect((api.app.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const headers = Object.entries(customer.headers).map(([name, value]) => `${name}: ${value}`);
    const head = ['POST /api/customers/conversations HTTP/1.1', 'host: flota.test', ...headers];
    const type = 'content-type: multipart/form-data; boundary=x';
    socket.write([...head, type, 'content-length: 9000000', '', ''].join('\r\n'));
    socket.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n');
    socket.write(pdf(500_000));
    await eventually(openUploads, (open) => open === 1);
    socket.destroy();
    await eventually(openUploads, (open) => open === 0);
    expect(await api.prisma.pendingObject.count()).toBe(before);
  });
});
