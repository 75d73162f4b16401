import { describe, expect, it } from '@jest/globals';
import { type Candidate, MatchIndex, type PostedTransfer } from './match-index.js';
import { nameKey } from './names.js';
import { type MatchedLine, proposeMatch } from './propose-match.js';

const contract = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  number: `FL-2024-00012${id}`,
  clabe: `64618020240001230${id}`,
  paymentReference: `202400012${id}`,
  names: [`Transportes Robles ${id} SA de CV`],
  isPaidOff: false,
  due: '0.00',
  next: `60023.0${id}`,
  remaining: '900000.00',
  ...change,
});
const line = (change: Partial<MatchedLine> = {}): MatchedLine => ({
  amount: '5000.00',
  trackingKey: 'KEY1',
  reference: '',
  concept: '',
  senderName: '',
  creditedClabe: '',
  senderIndex: null,
  ...change,
});
const posted = (change: Partial<PostedTransfer> = {}) =>
  new Map([['KEY1', { id: 'p1', folio: 'PAG-1', contractId: '1', amount: '5000.00', isMatched: false, ...change }]]);

const CONTRACTS = [contract('1'), contract('2')];
const propose = (
  told: Partial<MatchedLine>,
  contracts = CONTRACTS,
  ...more: [Map<string, PostedTransfer>?, Map<string, Set<string>>?]
) => {
  const { reasons, ...rest } = proposeMatch(line(told), new MatchIndex(contracts, more[0] ?? new Map(), more[1]));
  return { ...rest, reasons: reasons.map(({ code }) => code) };
};

describe('what names a contract is sure', () => {
  it.each<[string, Partial<MatchedLine>, string[]]>([
    ['its CLABE', { creditedClabe: '646180202400012301' }, ['CLABE']],
    ['its reference', { reference: '2024000121' }, ['REFERENCE']],
    ['its reference with zeros before it', { reference: '0002024000121' }, ['REFERENCE']],
    ['its reference in the concept', { concept: 'PAGO REF 2024000121 NOV' }, ['REFERENCE']],
    ['its number, hyphens or not', { concept: 'PAGO FL2024000121' }, ['NUMBER']],
    [
      'its CLABE with amount and name',
      { creditedClabe: '646180202400012301', amount: '60023.01', senderName: 'ROBLES 1, TRANSPORTES' },
      ['CLABE', 'NAME', 'AMOUNT_NEXT'],
    ],
  ])('%s', (_, told, reasons) => {
    expect(propose(told)).toEqual({ contractId: '1', paymentId: null, confidence: 'sure', reasons });
  });
});

describe('what only hints at one is not', () => {
  it.each<[string, Partial<MatchedLine>, string[]]>([
    ['the name', { senderName: 'TRANSPORTES ROBLES 1 S.A. DE C.V.' }, ['NAME']],
    ['the name with the amount', { senderName: 'Transportes Robles 1', amount: '60023.01' }, ['NAME', 'AMOUNT_NEXT']],
    ['the amount alone', { amount: '60023.01' }, ['AMOUNT_NEXT']],
  ])('%s', (_, told, reasons) => {
    expect(propose(told)).toEqual({ contractId: '1', paymentId: null, confidence: 'unsure', reasons });
  });

  it('an account that paid it before', () => {
    const senders = new Map([['index', new Set(['2'])]]);
    expect(propose({ senderIndex: 'index' }, CONTRACTS, undefined, senders)).toMatchObject({
      contractId: '2',
      confidence: 'unsure',
      reasons: ['SENDER'],
    });
  });

  it('a part of a longer number, or what stands in no word of its own', () => {
    expect(propose({ concept: 'X2024000121Y 20240001210 00012' })).toMatchObject({
      contractId: null,
      confidence: 'none',
    });
  });
});

describe('doubts', () => {
  it('are two contracts that are named', () => {
    expect(propose({ creditedClabe: '646180202400012301', reference: '2024000122' })).toMatchObject({
      contractId: '1',
      confidence: 'unsure',
      reasons: ['CLABE', 'CONTRADICTION'],
    });
  });

  it('are two contracts of one holder, unless the amount is of one of them', () => {
    const fleet = CONTRACTS.map((each) => ({ ...each, names: ['Ana Gil Luna'] }));
    expect(propose({ senderName: 'GIL/LUNA,ANA' }, fleet).reasons).toEqual(['NAME', 'SEVERAL']);
    expect(propose({ senderName: 'GIL/LUNA,ANA', amount: '60023.02' }, fleet)).toMatchObject({
      contractId: '2',
      reasons: ['NAME', 'AMOUNT_NEXT'],
    });
  });

  it.each<[string, Partial<Candidate>, string]>([
    ['a contract that is settled', { isPaidOff: true, remaining: '0.00' }, 'PAID_OFF'],
    ['more than all that is left', { remaining: '4999.99' }, 'TOO_MUCH'],
  ])('are %s', (_, change, reason) => {
    expect(propose({ reference: '2024000121' }, [contract('1', change)])).toMatchObject({
      contractId: '1',
      confidence: 'unsure',
      reasons: ['REFERENCE', reason],
    });
  });
});

describe('a tracking key that is posted', () => {
  it('is matched to that payment, whatever else the line tells', () => {
    expect(propose({ reference: '2024000122' }, CONTRACTS, posted())).toEqual({
      contractId: '1',
      paymentId: 'p1',
      confidence: 'sure',
      reasons: ['POSTED'],
    });
  });

  it('for another amount is looked at', () => {
    expect(propose({}, CONTRACTS, posted({ amount: '5000.01' }))).toMatchObject({
      confidence: 'unsure',
      reasons: ['POSTED', 'POSTED_AMOUNT'],
    });
  });

  it('and matched is proposed to nobody', () => {
    expect(propose({ reference: '2024000121' }, CONTRACTS, posted({ isMatched: true }))).toEqual({
      contractId: null,
      paymentId: null,
      confidence: 'none',
      reasons: ['POSTED', 'POSTED_ELSEWHERE'],
    });
  });
});

it('names are the same in any order, case and accents, and never empty ones', () => {
  expect(nameKey('NUÑEZ/LOPEZ,MARIA')).toBe(nameKey('María Núñez López'));
  expect(nameKey('Autobuses del Sur, S.A.P.I. de C.V.')).toBe(nameKey('AUTOBUSES SUR'));
  expect(propose({ senderName: 'S.A. DE C.V.' }, [contract('1', { names: ['SA de CV'] })]).contractId).toBeNull();
});
