import { describe, expect, it, jest } from '@jest/globals';
import { readDraft } from './calculator-state.js';
import { EMPTY_SELECTION } from './selection.js';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { createIdempotencyKeys } from '@flota/client';
import { createProofOfWork, type Proof } from '../../lib/proof-of-work.js';
import { quoteRequest } from './quote-submit.js';

const draft = readDraft({ ...EMPTY_SELECTION, vehicle: CASCADIA, personType: 'moral' }, catalogue)!;
const contact = { name: 'Ana López', email: 'ana@flota.mx', phone: '+525512345678' };
const filledIn = { contact, consent: true, whatsapp: false, sms: false } as const;
const request = quoteRequest(draft, filledIn, { channel: 'site', dealer: () => undefined });

describe('quoteRequest', () => {
  it('is what the API takes, by slugs', () => {
    expect(request).toEqual({
      plan: 'credito-directo',
      personType: 'moral',
      vehicle: CASCADIA,
      downPaymentPercent: '20',
      termMonths: 60,
      units: 1,
      contact,
      consent: true,
    });
  });
});

it("is a distributor's that is made in their frame", () => {
  const place = { channel: 'embed', dealer: () => 'norte' } as const;
  expect(quoteRequest(draft, filledIn, place)).toMatchObject({ channel: 'embed', distributor: 'norte' });
});

describe('createIdempotencyKeys', () => {
  it('keeps the key while the same is sent again, and takes a new one for a changed form', () => {
    const keyFor = createIdempotencyKeys();
    const first = keyFor(request);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keyFor({ ...request })).toBe(first);
    expect(keyFor({ ...request, contact: { ...contact, email: 'otra@flota.mx' } })).not.toBe(first);
  });
});

describe('createProofOfWork', () => {
  const proof = (payload: string, lifeMs = 60_000): Proof => ({ payload, expiresAt: Date.now() + lifeMs });

  it('solves once in the background and gives each proof away once', async () => {
    const solve = jest.fn<() => Promise<Proof>>().mockResolvedValueOnce(proof('a')).mockResolvedValueOnce(proof('b'));
    const work = createProofOfWork(solve);
    work.start();
    work.start();
    expect(solve).toHaveBeenCalledTimes(1);
    expect(await work.take()).toBe('a');
    expect(await work.take()).toBe('b');
  });

  it('solves anew what expired while the form was filled in', async () => {
    const solve = jest
      .fn<() => Promise<Proof>>()
      .mockResolvedValueOnce(proof('old', 0))
      .mockResolvedValueOnce(proof('new'));
    expect(await createProofOfWork(solve).take()).toBe('new');
  });

  it('sends nothing when the defence is off, and asks again the next time', async () => {
    const solve = jest
      .fn<() => Promise<Proof>>()
      .mockRejectedValueOnce(new Error('204'))
      .mockResolvedValueOnce(proof('a'));
    const work = createProofOfWork(solve);
    expect(await work.take()).toBeUndefined();
    expect(await work.take()).toBe('a');
  });

  it('solves anew what failed in the background, as where the connection was lost', async () => {
    const solve = jest
      .fn<() => Promise<Proof>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(proof('a'));
    const work = createProofOfWork(solve);
    work.start();
    await new Promise((failed) => setTimeout(failed));
    expect(await work.take()).toBe('a');
  });
});
