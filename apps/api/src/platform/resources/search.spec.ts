import { describe, expect, it } from '@jest/globals';
import { spelled } from '@flota/schemas';
import { searchCondition, searchTerms } from './search.js';

describe('what was typed', () => {
  it.each([
    ['Martín Arriaga', ['martin', 'arriaga']],
    ['  ARRIAGA,  martin ', ['arriaga', 'martin']],
    ['Ñandú & Hijos', ['nandu', 'hijos']],
    ['FL-2024-000123', ['fl-2024-000123']],
    ['ana@uno.mx', ['ana@uno.mx']],
    ['100%', ['100']],
    ['% _ --', []],
  ])('%j is the words %j', (phrase, words) => {
    expect(searchTerms(phrase).words).toEqual(words);
  });

  it.each(['477 123 4567', '(477) 123-4567', '+52 477 123 4567', '+524771234567', '4771234567', '044 477 123 4567'])(
    '%s is a telephone',
    (phrase) => {
      expect(searchTerms(phrase)).toEqual({ words: ['4771234567'], whole: [], rfc: null });
    },
  );

  it.each([
    ['012 180 00000000001 8', '012180000000000018'],
    ['3HSD JAPR 5PN 123456', '3hsdjapr5pn123456'],
    ['MBAN 0100 2610 2000', 'mban010026102000'],
    ['477 123', '477123'],
  ])('%s may be one number in pieces', (phrase, whole) => {
    expect(searchTerms(phrase).whole).toEqual([whole]);
  });

  it.each([
    ['fl2026001034', ['fl-2026-001034']],
    ['FL2026 001034', ['fl2026001034', 'fl-2026-001034']],
    ['FL-2026-001034', ['fl2026001034']],
    ['fqv8q2d5kvh', ['f-qv8q2-d5kvh']],
    ['F-QV8Q2-D5KVH', ['fqv8q2d5kvh']],
    ['transportes', []],
    ['fl2026', []],
  ])('%s may be the number with hyphens', (phrase, whole) => {
    expect(searchTerms(phrase).whole).toEqual(whole);
  });

  it.each(['XEXX010101000', 'oebr 800101 1a1', 'OEBR-800101-1A1'])('%s is a whole RFC', (phrase) => {
    expect(searchTerms(phrase).rfc).toMatch(/^[A-Z]{4}\d{6}[A-Z\d]{3}$/);
  });

  it.each(['OEBR80', 'OEBR809901', 'martin'])('%s is none', (phrase) => {
    expect(searchTerms(phrase).rfc).toBeNull();
  });
});

describe('the condition', () => {
  const rfc = (value: string) => ({ rfcIndex: `index of ${value}` });

  it('asks for all words, each in any of the places', () => {
    expect(searchCondition({ texts: ['searchText', 'contract.searchText'], codes: ['subject'] }, 'ana de')).toEqual({
      OR: [
        {
          AND: [
            {
              OR: [
                { searchText: { contains: 'ana' } },
                { contract: { searchText: { contains: 'ana' } } },
                { subject: { contains: 'ana', mode: 'insensitive' } },
              ],
            },
            {
              OR: [
                // Shorter than what the index knows: where a word begins.
                { searchText: { contains: ' de' } },
                { contract: { searchText: { contains: ' de' } } },
                { subject: { contains: 'de', mode: 'insensitive' } },
              ],
            },
          ],
        },
      ],
    });
  });

  it('asks a small table for every way of writing a word, and for codes as they are', () => {
    const written = (contains: string) => ({ contains, mode: 'insensitive' });
    expect(searchCondition({ columns: ['name'], codes: ['folio'] }, 'Ánn%')).toEqual({
      OR: [
        {
          AND: [
            {
              OR: [
                { folio: written('ann') },
                ...['ann', 'añn', 'anñ', 'ánn', 'áñn', 'ánñ'].map((name) => ({ name: written(name) })),
              ],
            },
          ],
        },
      ],
    });
  });

  it('asks for a whole RFC by its index, where there is one', () => {
    expect(searchCondition({ texts: ['searchText'], rfc }, 'OEBR 800101 1A1')).toEqual(rfc('OEBR8001011A1'));
    expect(searchCondition({ texts: ['searchText'] }, 'OEBR8001011A1')).toEqual({
      OR: [{ AND: [{ OR: [{ searchText: { contains: 'oebr8001011a1' } }] }] }],
    });
  });

  it('is none for nothing, and finds nothing for signs', () => {
    expect(searchCondition({ texts: ['searchText'] }, '  ')).toEqual({});
    expect(searchCondition({ texts: ['searchText'] }, '%')).toBeNull();
  });

  it('takes no sign for any letter', () => {
    expect(JSON.stringify(searchCondition({ texts: ['searchText'] }, 'a_b%c'))).toContain('a\\\\_b\\\\%c');
  });
});

it('spells alike what is read alike', () => {
  expect(spelled('Martín ÁRRIAGA Ñoño ﬁ')).toBe('martin arriaga nono fi');
});
