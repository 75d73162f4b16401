import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { makePdf, packed } from '../../testing/make-pdf.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { type TestApp, startTestApp } from '../../testing/test-app.js';
import { mountTinyDisk, type TinyDisk } from '../../testing/tiny-disk.js';
import { TemporaryFile } from '../uploads/temporary-file.js';

/** What all attempts of these tests send. */
const FILES_KILOBYTES = 4_096;
/** Less than one file. */
const INCOMING_KILOBYTES = 32;
/** A table of a few messages. */
const TABLES_KILOBYTES = 1_024;

const tried = await mountTinyDisk(16);
await tried?.remove();
/** What a disk without room answers is tried without one too (bounded-storage.spec.ts, problem.filter.spec.ts). */
const notHere = (what: string) => it(`${what} is not tried here: nobody may mount one`, () => expect(tried).toBeNull());
const describeOnDisk = tried ? describe : notHere;

describeOnDisk('a full disk', () => {
  let disk: TinyDisk;
  let api: TestApp;
  let customer: SignedIn;

  beforeAll(async () => {
    disk = await mounted(FILES_KILOBYTES);
    api = await startTestApp({ env: { STORAGE_DIR: disk.path } });
    customer = await api.signIn('customer');
  });
  afterAll(async () => {
    await api.close();
    await disk.remove();
  });

  const pdf = makePdf({ objects: [packed('', randomBytes(64_000))] });
  const text = randomBytes(700).toString('hex');
  const write = (key: string) =>
    api.http
      .post('/api/customers/conversations')
      .set({ ...customer.headers, 'idempotency-key': key })
      .field('message', JSON.stringify({ subject: 'Mi unidad', text, contractId: null }))
      .attach('files', pdf, 'comprobante.pdf');
  const kept = async () => ({
    conversations: await api.prisma.conversation.count(),
    files: await api.prisma.storedFile.count(),
    mails: await api.prisma.outboundEmail.count(),
    onDisk: (await readdir(disk.path, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name !== 'filler')
      .map(({ name }) => name),
  });

  it('of the files is told, leaves nothing half-written, and is over when there is room', async () => {
    const key = crypto.randomUUID();
    const before = await kept();
    await disk.fill();
    const { body, headers } = await write(key).expect(507);
    expect(body).toMatchObject({ code: 'STORAGE.FULL', status: 507 });
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['retry-after']).toBe('300');
    expect(await kept()).toEqual(before);
    await disk.clear();
    await write(key).expect(201);
    const after = await kept();
    expect(after.conversations).toBe(before.conversations + 1);
    expect(after.onDisk).toHaveLength(before.onDisk.length + 1);
  });

  it('of what is on its way in is told', async () => {
    const incoming = await mounted(INCOMING_KILOBYTES);
    try {
      await expect(TemporaryFile.of([pdf], incoming.path)).rejects.toMatchObject({ status: 507, code: 'STORAGE.FULL' });
      const small = await TemporaryFile.of([pdf.subarray(0, 100)], incoming.path);
      await small.close();
    } finally {
      await incoming.remove();
    }
  });

  it('of the database is told, leaves nothing half-written, and is over when there is room', async () => {
    const [{ folder } = { folder: '' }] = await api.prisma.$queryRaw<{ folder: string }[]>`
      select current_setting('data_directory') as folder`;
    const tables = await mounted(TABLES_KILOBYTES, await stat(folder));
    try {
      await api.prisma.$executeRawUnsafe(`create tablespace tiny location '${tables.path}'`);
      await api.prisma.$executeRawUnsafe('alter table "message" set tablespace tiny');
      await tables.fill();
      const before = await kept();
      const statuses = new Map<number, number>();
      // The table's last page takes some rows before it needs another.
      for (let sent = 0; sent < 30 && !statuses.has(507); sent++) {
        const { status } = await write(crypto.randomUUID());
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect([...statuses.keys()].sort()).toEqual([201, 507]);
      const taken = statuses.get(201) ?? 0;
      const during = await kept();
      expect(during.conversations).toBe(before.conversations + taken);
      expect(during.mails).toBe(before.mails + taken);
      await tables.clear();
      await write(crypto.randomUUID()).expect(201);
    } finally {
      await api.prisma.$executeRawUnsafe('alter table "message" set tablespace pg_default');
      await api.prisma.$executeRawUnsafe('drop tablespace if exists tiny');
      await tables.remove();
    }
  });
});

async function mounted(kilobytes: number, owner?: { uid: number; gid: number }): Promise<TinyDisk> {
  const disk = await mountTinyDisk(kilobytes, owner);
  if (!disk) throw new Error('A disk could be mounted before and not now');
  return disk;
}
