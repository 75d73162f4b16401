import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isSignedBySyntage, newsIn } from './syntage-messages.js';

const secret = 'signing-secret';
const body = Buffer.from('{"type":"credential.updated","note":"Ñ"}');
const now = Date.UTC(2026, 5, 16, 14, 30);
const seconds = now / 1000;
const sign = (time: number | string, bytes = body, key = secret) =>
  createHmac('sha256', key).update(`${time}.`).update(bytes).digest('hex');
const isSigned = (header: string | undefined) => isSignedBySyntage({ body, header, secret }, now);

describe('a signature', () => {
  it('is over the bytes and the time, in either order', () => {
    expect(isSigned(`t=${seconds},s=${sign(seconds)}`)).toBe(true);
    expect(isSigned(`s=${sign(seconds)}, t=${seconds - 0}`)).toBe(true);
    expect(isSigned(`t=${seconds - 299},s=${sign(seconds - 299)}`)).toBe(true);
  });

  it.each([
    ['none', undefined],
    ['nothing', ''],
    ['no time', `s=${sign('')}`],
    ['another time', `t=${seconds - 1},s=${sign(seconds)}`],
    ['five minutes ago', `t=${seconds - 301},s=${sign(seconds - 301)}`],
    ['five minutes ahead', `t=${seconds + 301},s=${sign(seconds + 301)}`],
    ['of other bytes', `t=${seconds},s=${sign(seconds, Buffer.from('{}'))}`],
    ['by another key', `t=${seconds},s=${sign(seconds, body, 'other')}`],
    ['cut off', `t=${seconds},s=${sign(seconds).slice(0, 62)}`],
    ['no hexadecimal', `t=${seconds},s=${'zz'.repeat(32)}`],
    ['no number', `t=1e9,s=${sign('1e9')}`],
  ])('is refused: %s', (_what, header) => {
    expect(isSigned(header)).toBe(false);
  });
});

describe('a message', () => {
  const createdAt = '2026-06-16T14:30:00.000Z';
  const event = (type: string, object: object) => ({ type, createdAt, data: { object } });
  const rfc = 'EKU9003173C9';

  it.each([
    ['credential.updated', { rfc, status: 'valid' }, 'authorised'],
    ['credential.created', { rfc, status: 'valid' }, 'authorised'],
    ['credential.updated', { rfc, status: 'disabled' }, 'revoked'],
    ['credential.deleted', { rfc }, 'revoked'],
  ])('%s with %j tells that the authorisation is %3$s', (type, object, state) => {
    expect(newsIn(event(type, object))).toEqual({ kind: 'authorisation', rfc, state, at: new Date(createdAt) });
  });

  it('tells of a reading by the entity’s address', () => {
    const object = { extractor: 'invoice', status: 'stopping', entity: '/entities/91106968-1abd' };
    expect(newsIn(event('extraction.updated', object))).toEqual({
      ...{ kind: 'extraction', entityId: '91106968-1abd', what: 'invoice', state: 'stopped', at: createdAt },
    });
  });

  it.each([
    ['credential.updated', { rfc, status: 'pending' }],
    ['credential.updated', { rfc, status: 'invalid' }],
    ['extraction.updated', { extractor: 'invoice', status: 'unheard-of', entity: '/entities/1' }],
    ['extraction.updated', { extractor: 'invoice', status: 'finished' }],
    ['invoice.created', { id: '7' }],
  ])('%s with %j is of no concern', (type, object) => {
    expect(newsIn(event(type, object))).toBeNull();
  });

  it.each([null, [], 'text', {}, event('credential.updated', {}), { ...event('x', {}), createdAt: 'yesterday' }])(
    'that is none is refused: %j',
    (message) => {
      expect(() => newsIn(message)).toThrow();
    },
  );
});
