import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type TestApp, startTestApp } from '../../testing/test-app.js';
import { PrismaService } from '../database/prisma.service.js';
import { Files } from './files.js';
import { LeftOverObjects } from './left-over-objects.sweep.js';

const TWO_DAYS = 2 * 24 * 3_600_000;

let api: TestApp;
let files: Files;
let service: PrismaService;
let sweep: LeftOverObjects;
let unique = 0;

beforeAll(async () => {
  api = await startTestApp();
  files = api.app.get(Files, { strict: false });
  service = api.app.get(PrismaService, { strict: false });
  sweep = api.app.get(LeftOverObjects, { strict: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  await sweep.sweep(Date.now() + TWO_DAYS);
});

const store = (text = `archivo ${unique++}`) => files.store(Buffer.from(text), 'text/plain', 'private');
const record = (stored: Awaited<ReturnType<typeof store>>) =>
  service.$transaction((database) => files.record(database, stored));
const kept = async () =>
  (await readdir(api.storageDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const aged = (hours: number) => Date.now() + hours * 3_600_000;

describe('bytes that were stored', () => {
  it('and recorded stay', async () => {
    const file = await record(await store());
    const before = await kept();
    expect(await sweep.sweep(aged(48))).toBe(0);
    expect(await kept()).toBe(before);
    expect(await files.open(file)).not.toBeNull();
  });

  it('and never recorded go after a day, not before', async () => {
    const before = await kept();
    await store();
    expect(await sweep.sweep(aged(23))).toBe(0);
    expect(await kept()).toBe(before + 1);
    expect(await sweep.sweep(aged(25))).toBe(1);
    expect(await kept()).toBe(before);
    expect(await api.prisma.pendingObject.count()).toBe(0);
  });

  it('and whose transaction failed go too', async () => {
    const stored = await store();
    const failed = service.$transaction(async (database) => {
      await files.record(database, stored);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await api.prisma.storedFile.count({ where: { key: stored.key } })).toBe(0);
    expect(await sweep.sweep(aged(48))).toBe(1);
  });

  it('a second time leave the first alone', async () => {
    const first = await record(await store('igual'));
    const again = await record(await store('igual'));
    expect(again.id).toBe(first.id);
    expect(await sweep.sweep(aged(48))).toBe(1);
    expect(await files.open(first)).not.toBeNull();
  });

  it('again, after their record was deleted and while the former bytes are swept, are there', async () => {
    await store('vuelve');
    const again = await store('vuelve');
    const [, file] = await Promise.all([sweep.sweep(aged(0)), record(again)]);
    await api.prisma.pendingObject.updateMany({ data: { createdAt: new Date(0) } });
    expect(await sweep.sweep()).toBe(1);
    expect(await files.open(file)).not.toBeNull();
  });

  it('can no longer be recorded once they are being thrown away', async () => {
    const stored = await store();
    await sweep.sweep(aged(48));
    await expect(record(stored)).rejects.toMatchObject({ status: 503, code: 'STORAGE.UNAVAILABLE' });
    expect(await api.prisma.storedFile.count({ where: { key: stored.key } })).toBe(0);
  });

  it('stay when the sweep comes while they are being recorded', async () => {
    const stored = await store();
    let swept: Promise<number> | undefined;
    const file = await service.$transaction(async (database) => {
      const made = await files.record(database, stored);
      swept = sweep.sweep(aged(48));
      await wait(300);
      return made;
    });
    expect(await swept).toBe(0);
    expect(await files.open(file)).not.toBeNull();
  });

  it('are waited for outside of transactions only', async () => {
    const inside = service.$transaction(() => store());
    await expect(inside).rejects.toThrow('inside a database transaction');
  });
});
