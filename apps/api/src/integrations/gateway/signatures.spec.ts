import { describe, expect, it, jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { type KeyRing } from './key-ring.js';
import { signatureOf, type SignedRequest, verifySignature } from './signatures.js';

const key = (id: string) => ({ id, secret: randomBytes(32) });
const [old, next] = [key('2026'), key('2027')];
const request = { method: 'POST', url: 'https://flota.test/api/calls?x=1', body: '{"id":"1"}' };

const signed = async (keys: KeyRing = [old]): Promise<SignedRequest> => ({
  ...request,
  headers: { host: 'flota.test', ...(await signatureOf(request, keys)) },
});

describe('a signed request', () => {
  it('is the other side’s, by whichever key of ours it was signed', async () => {
    expect(await verifySignature(await signed(), [old])).toBe(true);
    expect(await verifySignature(await signed([old]), [next, old])).toBe(true);
    expect(await verifySignature(await signed([next, old]), [next])).toBe(true);
    expect(await verifySignature(await signed([old]), [next])).toBe(false);
    expect(await verifySignature(await signed([old]), [])).toBe(false);
  });

  it('is nobody’s with a key of the same name', async () => {
    expect(await verifySignature(await signed(), [key('2026')])).toBe(false);
  });

  it.each<[string, (good: SignedRequest) => SignedRequest]>([
    ['another body', (good) => ({ ...good, body: '{"id":"2"}' })],
    ['another address', (good) => ({ ...good, url: 'https://flota.test/api/calls?x=2' })],
    ['another method', (good) => ({ ...good, method: 'PUT' })],
    ['no signature', ({ headers, ...good }) => ({ ...good, headers: { 'content-digest': headers['content-digest'] } })],
    ['no digest', ({ headers, ...good }) => ({ ...good, headers: { ...headers, 'content-digest': undefined } })],
    ['a signature that is none', ({ headers, ...good }) => ({ ...good, headers: { ...headers, signature: 'x' } })],
    [
      'less signed than all of it',
      ({ headers, ...good }) => ({
        ...good,
        headers: { ...headers, 'signature-input': String(headers['signature-input']).replace(' "content-digest"', '') },
      }),
    ],
  ])('is refused with %s', async (_what, change) => {
    expect(await verifySignature(change(await signed()), [old])).toBe(false);
  });

  it('is good for five minutes, whoever’s clock is ahead', async () => {
    const good = await signed();
    const at = async (seconds: number) => {
      jest.useFakeTimers({ now: Date.now() + seconds * 1_000, doNotFake: ['nextTick', 'setImmediate'] });
      const verdict = await verifySignature(good, [old]);
      jest.useRealTimers();
      return verdict;
    };
    expect(await at(240)).toBe(true);
    expect(await at(-240)).toBe(true);
    expect(await at(900)).toBe(false);
    expect(await at(-900)).toBe(false);
  });
});
