import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '../../testing/s3-server.js';
import { committed } from '../database/transaction-scope.js';
import { BoundedStorage } from './bounded-storage.js';
import { S3Storage } from './s3-storage.js';
import { contentOf, type Storage } from './storage.js';

const content = contentOf(Buffer.from('%PDF-1.7 …'));
const settings = { bucket: 'archivos', region: 'mx-central-1', accessKeyId: 'AKIATEST', secretAccessKey: 'shh' };
const bounds = { attemptMs: 5_000, totalMs: 20_000, attempts: 3 };
/** Only for what never answers: a busy machine is slow too. */
const hurried = { ...bounds, attemptMs: 300, totalMs: 1_000 };

let s3: S3Server;
let storage: Storage;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.requests.length = 0;
  s3.failWith(null);
  s3.answerAfter(0);
  s3.cut(0);
  storage = new BoundedStorage(new S3Storage({ ...settings, endpoint: s3.url }), bounds);
});

const put = () => storage.put('private/abc', content, 'application/pdf');

/** What it failed with, and after how many milliseconds. */
async function failureOf(asked: Promise<unknown>) {
  const start = Date.now();
  const failure: unknown = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  return { failure, after: Date.now() - start };
}

const unavailable = { status: 503, code: 'STORAGE.UNAVAILABLE', options: { retryAfterSeconds: 30 } };

describe('a bucket that does not do its part', () => {
  it('and never answers is given up', async () => {
    s3.answerAfter(10_000);
    storage = new BoundedStorage(new S3Storage({ ...settings, endpoint: s3.url }), hurried);
    const { failure, after } = await failureOf(put());
    expect(failure).toMatchObject(unavailable);
    expect(after).toBeLessThan(5_000);
  });

  it('and cuts the line is asked again, with the whole content', async () => {
    s3.cut(2);
    await put();
    const found = await storage.get('private/abc');
    expect(found && (await buffer(found)).toString()).toBe('%PDF-1.7 …');
    expect(s3.requests.filter(({ method }) => method === 'PUT').map(({ bodyMatches }) => bodyMatches)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('and cuts it every time is given up after three attempts', async () => {
    s3.cut(10);
    expect((await failureOf(put())).failure).toMatchObject(unavailable);
    expect(s3.requests).toHaveLength(3);
  });

  it.each([500, 503, 403])('and answers %d is unavailable', async (status) => {
    s3.failWith(status);
    expect((await failureOf(put())).failure).toMatchObject(unavailable);
    expect((await failureOf(storage.get('private/abc'))).failure).toMatchObject(unavailable);
    expect((await failureOf(storage.delete('private/abc'))).failure).toMatchObject(unavailable);
  });

  it('and has no room is full, which another attempt would not change', async () => {
    s3.failWith(507, 'XMinioStorageFull');
    expect((await failureOf(put())).failure).toMatchObject({ status: 507, code: 'STORAGE.FULL' });
    expect(s3.requests).toHaveLength(1);
  });

  it('and is not there is unavailable', async () => {
    storage = new BoundedStorage(new S3Storage({ ...settings, endpoint: 'http://127.0.0.1:1' }), bounds);
    expect((await failureOf(put())).failure).toMatchObject(unavailable);
  });
});

describe('a storage', () => {
  it('forgets what is deleted, twice too', async () => {
    await put();
    await storage.delete('private/abc');
    await storage.delete('private/abc');
    expect(await storage.get('private/abc')).toBeNull();
  });

  it('is never asked inside a transaction', async () => {
    const asks: (() => Promise<unknown>)[] = [
      put,
      () => storage.get('private/abc'),
      () => storage.delete('private/abc'),
    ];
    for (const ask of asks) {
      await expect(committed((inside) => inside(ask))).rejects.toThrow('inside a database transaction');
    }
    expect(s3.requests).toEqual([]);
  });

  it('that hangs in a call nobody can interrupt is given up too', async () => {
    const hanging: Storage = { put: () => new Promise(() => {}), get: async () => null, delete: async () => {} };
    storage = new BoundedStorage(hanging, { ...bounds, attemptMs: 50, totalMs: 120 });
    expect((await failureOf(put())).failure).toMatchObject(unavailable);
  });

  it('on a full disk says so', async () => {
    const full: Storage = {
      put: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
      get: async () => null,
      delete: async () => {},
    };
    storage = new BoundedStorage(full, bounds);
    expect((await failureOf(put())).failure).toMatchObject({ status: 507, code: 'STORAGE.FULL' });
  });
});
