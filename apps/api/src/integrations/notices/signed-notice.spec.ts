import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { NoticeRefusedError, signedNoticeId, signerOf } from './signed-notice.js';

// The published example of Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks, libraries' tests).
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const SECONDS = 1_614_265_330;
const BODY = Buffer.from('{"test": 2432232314}');
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

const headers = (changes: Record<string, string> = {}) => ({
  'webhook-id': ID,
  'webhook-timestamp': String(SECONDS),
  'webhook-signature': SIGNATURE,
  ...changes,
});
const read = (
  given: object = {},
  { secrets = [SECRET], now = SECONDS * 1_000 }: { secrets?: (string | null)[]; now?: number } = {},
) => {
  jest.useFakeTimers({ now });
  return signedNoticeId(secrets, { headers: headers(), body: BODY, ...given });
};

afterEach(() => void jest.useRealTimers());

describe('a signed notice', () => {
  it('is known by the published example', () => {
    expect(read()).toBe(ID);
  });

  it('may bear signatures of several secrets, and be known by any of ours', () => {
    const several = headers({ 'webhook-signature': `v1,AAAA v2,${SIGNATURE.slice(3)} ${SIGNATURE}` });
    expect(read({ headers: several }, { secrets: ['plain', null, SECRET] })).toBe(ID);
    const plain = headers({ 'webhook-signature': signerOf('plain').sign(ID, new Date(SECONDS * 1_000), BODY) });
    expect(read({ headers: plain }, { secrets: ['plain'] })).toBe(ID);
  });

  it.each([
    ['another body', { body: Buffer.from('{"test": 2432232315}') }],
    ['another id', { headers: headers({ 'webhook-id': 'msg_other' }) }],
    ['another time', { headers: headers({ 'webhook-timestamp': String(SECONDS + 1) }) }],
    ['another signature', { headers: headers({ 'webhook-signature': 'v1,AAAA' }) }],
    ['no signature', { headers: {} }],
    ['two ids', { headers: { ...headers(), 'webhook-id': [ID, ID] } }],
    ['a time that is none', { headers: headers({ 'webhook-timestamp': '1e9' }) }],
  ])('with %s is refused', (_what, given) => {
    expect(() => read(given)).toThrow(NoticeRefusedError);
  });

  it.each([-301, 301])('sent %i seconds from now is refused', (away) => {
    expect(() => read({}, { now: (SECONDS + away) * 1_000 })).toThrow(/timestamp too (old|new)/);
    expect(read({}, { now: (SECONDS + Math.sign(away) * 299) * 1_000 })).toBe(ID);
  });

  it('is refused while there is no secret', () => {
    expect(() => read({}, { secrets: [null] })).toThrow(NoticeRefusedError);
  });
});
