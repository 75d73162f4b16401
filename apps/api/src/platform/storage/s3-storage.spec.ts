import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '../../testing/s3-server.js';
import { S3Storage } from './s3-storage.js';
import { contentOf } from './storage.js';

let s3: S3Server;
let storage: S3Storage;

beforeAll(async () => {
  s3 = await startS3Server();
  storage = new S3Storage({
    bucket: 'archivos',
    region: 'mx-central-1',
    endpoint: s3.url,
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'shh',
  });
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.requests.length = 0;
  s3.failWith(null);
});

describe('S3Storage', () => {
  it('gives back what was put', async () => {
    const content = Buffer.from([0, 1, 2, 255]);
    await storage.put('public/abc', contentOf(content), 'image/webp');
    const stream = await storage.get('public/abc');
    expect(stream && (await buffer(stream))).toEqual(content);
  });

  it('gives a part, as a player asks for a video', async () => {
    await storage.put('public/video', contentOf(Buffer.from('0123456789')), 'video/mp4');
    const stream = await storage.get('public/video', { first: 2, last: 5 });
    expect(stream && (await buffer(stream)).toString()).toBe('2345');
  });

  it('signs every request, and the body with it (AWS4-HMAC-SHA256)', async () => {
    await storage.put('public/abc', contentOf(Buffer.from('hola')), 'image/webp');
    await storage.get('public/abc');
    expect(s3.requests).toMatchObject([
      { method: 'PUT', path: '/archivos/public/abc', contentType: 'image/webp', bodyMatches: true },
      { method: 'GET', path: '/archivos/public/abc' },
    ]);
    for (const { authorization } of s3.requests) {
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/mx-central-1\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/,
      );
      expect(authorization).not.toContain('shh');
    }
  });

  it('has nothing under a key that was never put', async () => {
    expect(await storage.get('public/none')).toBeNull();
  });

  it.each([403, 400])('fails when the service answers %d, which is not the same as "no such file"', async (status) => {
    s3.failWith(status);
    await expect(storage.get('public/abc')).rejects.toThrow();
    await expect(storage.put('public/abc', contentOf(Buffer.from('x')), 'text/plain')).rejects.toThrow();
  });
});
