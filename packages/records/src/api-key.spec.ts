import { describe, expect, it } from '@jest/globals';
import { newApiKey, readApiKey } from './api-key.js';

const replacedAt = (text: string, index: number) =>
  text.slice(0, index) + (text[index] === 'a' ? 'b' : 'a') + text.slice(index + 1);

describe('an API key', () => {
  it('is found by what no scanner mistakes, and never comes twice', () => {
    const keys = Array.from({ length: 1_000 }, newApiKey);
    for (const { key, handle } of keys) {
      expect(key).toMatch(/^flota_[0-9A-Za-z]{56}$/);
      expect(key.slice(6, 16)).toBe(handle);
    }
    expect(new Set(keys.map(({ handle }) => handle)).size).toBe(1_000);
  });

  it('is read as what is kept of it, which is not the key', () => {
    const { key, ...kept } = newApiKey();
    expect(readApiKey(key)).toEqual(kept);
    expect(JSON.stringify(kept)).not.toContain(key.slice(16));
  });

  it('is known by its hash when it was made up with the right handle', () => {
    const { key, hash } = newApiKey();
    const other = newApiKey().key;
    expect(readApiKey(key)?.hash).toBe(hash);
    expect(readApiKey(other)?.hash).not.toBe(hash);
  });

  it('is none once any of its characters is another', () => {
    const { key } = newApiKey();
    for (let index = 0; index < key.length; index += 1) expect(readApiKey(replacedAt(key, index))).toBeNull();
  });

  it.each(['', 'flota_', 'x', `flota_${'a'.repeat(56)}`, `flota_${'a'.repeat(10_000)}`])('is not %s', (text) => {
    expect(readApiKey(text)).toBeNull();
  });
});
