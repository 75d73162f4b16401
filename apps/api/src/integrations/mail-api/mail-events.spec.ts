import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isSigned } from './event-signature.js';
import { newsOf } from './mail-events.js';

const id = '0198a000-0000-7000-8000-000000000000';
const event = (facts: object) => ({ email: 'ana@ejemplo.mx', timestamp: 1_795_197_600, flota_mail: id, ...facts });
const of = { id, to: 'ana@ejemplo.mx', at: new Date(1_795_197_600_000) };

describe('an event of the mail API', () => {
  it.each([
    [{ event: 'processed' }, {}],
    [{ event: 'deferred', reason: '451 later' }, { reason: '451 later' }],
    [{ event: 'delivered' }, { fate: 'delivered' }],
    [
      { event: 'bounce', type: 'bounce', reason: '550 5.1.1' },
      { fate: 'bounced', suppress: 'bounced', reason: '550 5.1.1' },
    ],
    // A server that refused this one mail may take the next.
    [
      { event: 'bounce', type: 'blocked', reason: '554 policy' },
      { fate: 'bounced', reason: '554 policy' },
    ],
    [
      { event: 'dropped', reason: 'Bounced Address' },
      { fate: 'bounced', suppress: 'bounced', reason: 'Bounced Address' },
    ],
    [
      { event: 'dropped', reason: 'Spam Content' },
      { fate: 'bounced', reason: 'Spam Content' },
    ],
    [{ event: 'spamreport' }, { fate: 'complained', suppress: 'complained' }],
  ])('%j', (facts, news) => {
    expect(newsOf(event(facts))).toEqual({ ...of, ...news });
  });

  it.each([
    event({ event: 'open' }),
    event({ event: 'delivered', flota_mail: undefined }),
    event({ event: 'delivered', flota_mail: 'ana' }),
    event({ event: 'delivered', timestamp: 'now' }),
    null,
    'delivered',
  ])('that is none of ours, or tells nothing: %j', (other) => {
    expect(newsOf(other)).toBeNull();
  });
});

describe('the signature of events', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const bare = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const body = Buffer.from('[{"event":"delivered"}]\r\n');
  const timestamp = '1795197600';
  const signature = sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), privateKey).toString('base64');

  it('is believed by the key as the provider shows it, or as PEM', () => {
    expect([bare, pem].map((key) => isSigned({ body, signature, timestamp }, key))).toEqual([true, true]);
  });

  it('is not believed of other bytes, another time, by another key or as rubbish', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' });
    expect([
      isSigned({ body: Buffer.from('[]'), signature, timestamp }, pem),
      isSigned({ body, signature, timestamp: '1795197601' }, pem),
      isSigned({ body, signature, timestamp }, other.toString()),
      isSigned({ body, signature: 'x', timestamp }, pem),
      isSigned({ body, signature: '', timestamp: '' }, pem),
      isSigned({ body, signature, timestamp }, 'no key'),
    ]).toEqual([false, false, false, false, false, false]);
  });
});
