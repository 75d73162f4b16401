import { describe, expect, it } from '@jest/globals';
import { MessageRefusedError } from './card-provider.js';
import { checkSignature, signMessage } from './sandbox-provider.js';

const now = 1_795_000_000;
const body = '{"id":"1"}';
const good = signMessage('key', body, now);

describe('a signed message', () => {
  it('is good for five minutes, whoever’s clock is ahead', () => {
    for (const later of [0, 300, -300]) expect(() => checkSignature('key', body, good, now + later)).not.toThrow();
  });

  it.each<[string, string, string, string, number]>([
    ['of another key', 'other', body, good, now],
    ['with another body', 'key', '{"id":"2"}', good, now],
    ['that is old', 'key', body, good, now + 301],
    ['with a younger date put on it', 'key', body, good.replace(String(now), String(now + 301)), now + 301],
    ['without a signature', 'key', body, '', now],
    ['with an empty signature', 'key', body, `t=${now},v1=`, now],
  ])('is refused: %s', (_what, key, text, signature, at) => {
    expect(() => checkSignature(key, text, signature, at)).toThrow(MessageRefusedError);
  });
});
