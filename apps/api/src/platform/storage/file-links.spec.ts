import { describe, expect, it } from '@jest/globals';
import { FileLinks } from './file-links.js';

const links = new FileLinks({ APP_SECRET: 'a-secret-of-at-least-32-characters' });
const file = { id: '018f3f2a-0000-7000-8000-000000000001' };
const now = Date.parse('2026-11-21T12:00:00Z');
const tokenOf = (url: string) => url.replace('/api/files/', '');

describe('a link to a private file', () => {
  const { url, expiresAt } = links.issue(file, 'estado-de-cuenta-2026-10.pdf', now);

  it('names the file for five minutes', () => {
    expect(expiresAt).toBe('2026-11-21T12:05:00.000Z');
    expect(links.read(tokenOf(url), now + 299_000)).toMatchObject({
      fileId: file.id,
      name: 'estado-de-cuenta-2026-10.pdf',
    });
    expect(links.read(tokenOf(url), now + 300_000)).toBeNull();
  });

  it.each(['', '.', 'x', 'x.y', 'x.y.z'])('is not %j', (token) => {
    expect(links.read(token, now)).toBeNull();
  });

  it('is not read once it was changed, nor with another secret', () => {
    const token = tokenOf(url);
    const forged = Buffer.from(JSON.stringify({ fileId: file.id, name: 'x.pdf', expires: now + 10 ** 9 })).toString(
      'base64url',
    );
    expect(links.read(`${forged}.${token.split('.')[1] ?? ''}`, now)).toBeNull();
    const other = new FileLinks({ APP_SECRET: 'another-secret-of-32-characters-or-more' });
    expect(other.read(token, now)).toBeNull();
  });

  it('takes no name that could lead elsewhere or break a header', () => {
    for (const name of ['../x.pdf', 'a b.pdf', 'x".pdf', 'x\r\n.pdf', ''])
      expect(() => links.issue(file, name)).toThrow();
  });
});
