import { describe, expect, it } from '@jest/globals';
import { cfdiUses, cfdiUsesFor, fiscalRegimes, fiscalRegimesFor, taxChoiceErrors } from './sat-catalogs.js';

const codes = (entries: readonly { code: string }[]) => entries.map(({ code }) => code);

describe('the catalogues of the SAT', () => {
  it('name every regime and use once, and no regime that is not there', () => {
    expect(new Set(codes(fiscalRegimes)).size).toBe(19);
    expect(new Set(codes(cfdiUses)).size).toBe(cfdiUses.length);
    const known = new Set(codes(fiscalRegimes));
    expect(cfdiUses.flatMap(({ regimes }) => regimes.filter((code) => !known.has(code)))).toEqual([]);
  });

  it('offer a company no regime of persons, and the other way round', () => {
    expect(codes(fiscalRegimesFor('moral'))).toEqual(['601', '603', '610', '620', '622', '623', '624', '626']);
    expect(codes(fiscalRegimesFor('fisica'))).toEqual(expect.arrayContaining(['605', '612', '626']));
    expect(codes(fiscalRegimesFor('fisica'))).not.toContain('601');
  });

  it('offer the uses that go with the regime', () => {
    expect(codes(cfdiUsesFor('601', 'moral'))).toEqual(expect.arrayContaining(['G03', 'I03', 'S01']));
    expect(codes(cfdiUsesFor('601', 'moral'))).not.toContain('D01');
    expect(codes(cfdiUsesFor('616', 'fisica'))).toEqual(['G02', 'S01']);
    expect(codes(cfdiUsesFor('610', 'moral'))).toEqual(['S01']);
  });
});

describe('taxChoiceErrors', () => {
  it.each([
    ['moral', '601', 'I03', null],
    ['fisica', '612', 'D01', null],
    ['moral', '626', 'G03', null],
    ['moral', '612', 'I03', 'REGIME.NOT_FOR_PERSON'],
    ['fisica', '601', 'I03', 'REGIME.NOT_FOR_PERSON'],
    ['fisica', '999', 'I03', 'REGIME.INVALID'],
    ['fisica', '605', 'I03', 'CFDI_USE.NOT_FOR_REGIME'],
    ['moral', '601', 'D01', 'CFDI_USE.NOT_FOR_REGIME'],
    ['moral', '601', 'CP01', 'CFDI_USE.INVALID'],
    ['moral', '601', 'X99', 'CFDI_USE.INVALID'],
  ] as const)('%s, %s and %s: %s', (personType, regime, cfdiUse, code) => {
    expect(taxChoiceErrors(personType, { regime, cfdiUse }).map((error) => error.code)).toEqual(code ? [code] : []);
  });
});
