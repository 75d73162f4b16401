import { describe, expect, it } from '@jest/globals';
import { FieldEncryption } from './field-encryption.js';

const APP_SECRET = 'a-secret-of-at-least-32-characters';
const NEW_SECRET = 'another-secret-of-32-characters-or-more';
const RFC = 'TRN980722AB1';
const CONTEXT = 'syntage_request.rfc';
const OTHER = 'tax_profile.rfc';

const encryption = (FIELD_KEYS: { id: string; secret: string }[] = [], secret = APP_SECRET) =>
  new FieldEncryption({ APP_SECRET: secret, FIELD_KEYS });
const rotated = { id: '2027a', secret: NEW_SECRET };

describe('an encrypted field', () => {
  it.each([RFC, '', 'Ñandú & Cía. 🚚', 'x'.repeat(10_000)])('is read again: %s', (text) => {
    expect(encryption().decrypt(encryption().encrypt(text, CONTEXT), CONTEXT)).toBe(text);
  });

  it('never looks the same twice, and does not show what it hides', () => {
    const stored = Array.from({ length: 100 }, () => encryption().encrypt(RFC, CONTEXT));
    expect(new Set(stored).size).toBe(100);
    for (const text of stored)
      expect(Buffer.from(text.split('.')[2] ?? '', 'base64url').toString()).not.toContain('TRN');
  });

  it('is not read in another context', () => {
    const stored = encryption().encrypt(RFC, CONTEXT);
    expect(() => encryption().decrypt(stored, OTHER)).toThrow();
  });

  it('is not read once a single bit of it was changed', () => {
    const [format, key, body = ''] = encryption().encrypt(RFC, CONTEXT).split('.');
    const sealed = Buffer.from(body, 'base64url');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      const stored = [format, key, changed.toString('base64url')].join('.');
      expect(() => encryption().decrypt(stored, CONTEXT)).toThrow();
    }
  });

  it.each(['', 'v1', 'v1.app', 'v1.app.', 'v1.app.AAAA', 'v2.app.AAAA', RFC])('%j is none', (stored) => {
    expect(() => encryption().decrypt(stored, CONTEXT)).toThrow();
  });

  it('is not read with another secret', () => {
    const stored = encryption().encrypt(RFC, CONTEXT);
    expect(() => encryption([], NEW_SECRET).decrypt(stored, CONTEXT)).toThrow();
  });
});

describe('the rotation of keys', () => {
  it('writes with the first key, and reads what was written before', () => {
    const before = encryption().encrypt(RFC, CONTEXT);
    const after = encryption([rotated]).encrypt(RFC, CONTEXT);
    expect(after).toMatch(/^v1\.2027a\./);
    expect([before, after].map((stored) => encryption([rotated]).decrypt(stored, CONTEXT))).toEqual([RFC, RFC]);
  });

  it('survives a new APP_SECRET as long as the old one is named', () => {
    const stored = encryption().encrypt(RFC, CONTEXT);
    const keys = [rotated, { id: 'app', secret: APP_SECRET }];
    expect(encryption(keys, NEW_SECRET).decrypt(stored, CONTEXT)).toBe(RFC);
  });

  it('does not read with a key that is gone', () => {
    const stored = encryption([rotated]).encrypt(RFC, CONTEXT);
    expect(() => encryption().decrypt(stored, CONTEXT)).toThrow(/2027a/);
  });
});

describe('a blind index', () => {
  it('is the same for the same text, and differs by text, context and key', () => {
    const index = encryption().blindIndex(RFC, CONTEXT);
    expect(encryption().blindIndex(RFC, CONTEXT)).toBe(index);
    const others = [
      encryption().blindIndex('TRN980722AB2', CONTEXT),
      encryption().blindIndex(RFC, OTHER),
      encryption([rotated]).blindIndex(RFC, CONTEXT),
    ];
    expect(new Set([index, ...others]).size).toBe(4);
  });

  it('is found under every key', () => {
    const found = encryption([rotated]).blindIndexes(RFC, CONTEXT);
    expect(found).toEqual(
      expect.arrayContaining([encryption().blindIndex(RFC, CONTEXT), encryption([rotated]).blindIndex(RFC, CONTEXT)]),
    );
  });
});
