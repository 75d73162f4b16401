import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  clabeSchema,
  curpSchema,
  parseClabe,
  parseCurp,
  parsePostalCode,
  parseRfc,
  parseVin,
  postalCodeSchema,
  rfcSchema,
  vinSchema,
} from '../index.js';

interface Case {
  value: string;
  valid: boolean;
  reason: string;
}
interface RfcCase extends Case {
  normalized?: string;
  type?: string;
  check_digit_matches?: boolean;
}
interface References {
  rfc: RfcCase[];
  curp: Case[];
  clabe: Case[];
  vin: Case[];
  postal_code: Case[];
}

const file = new URL('../testing/id-cases.json', import.meta.url);
const references = JSON.parse(readFileSync(file, 'utf8')) as References;

const codesOf = (schema: typeof rfcSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe.each([
  { name: 'RFC', parse: parseRfc, schema: rfcSchema, cases: references.rfc },
  { name: 'CURP', parse: parseCurp, schema: curpSchema, cases: references.curp },
  { name: 'CLABE', parse: parseClabe, schema: clabeSchema, cases: references.clabe },
  { name: 'VIN', parse: parseVin, schema: vinSchema, cases: references.vin },
  { name: 'POSTAL_CODE', parse: parsePostalCode, schema: postalCodeSchema, cases: references.postal_code },
])('$name', ({ name, parse, schema, cases }) => {
  test.each(cases)('$value: $reason', ({ value, valid }) => {
    expect(parse(value)?.value).toBe(valid ? value : undefined);
    const code = value === '' ? `${name}.REQUIRED` : `${name}.INVALID`;
    expect(codesOf(schema, value)).toEqual(valid ? [] : [code]);
  });

  test('case, spaces and hyphens do not matter, what comes out is normalised', () => {
    for (const { value } of cases.filter((candidate) => candidate.valid)) {
      const typed = ` ${value.slice(0, 3).toLowerCase()}-${value.slice(3).toLowerCase()} `;
      expect(schema.parse(typed)).toBe(value);
    }
  });

  test.each([undefined, null, 7, {}, ''])('%p is missing', (value) => {
    expect(codesOf(schema, value)).toEqual([`${name}.REQUIRED`]);
  });

  test.each(['x'.repeat(1000), '\u0000', '１２３４５'])('refuses junk', (value) => {
    expect(codesOf(schema, value)).toEqual([`${name}.INVALID`]);
  });
});

/** Every other digit in one place: a check digit must notice. */
const withOtherDigit = (value: string, index: number) =>
  Array.from('0123456789')
    .filter((digit) => digit !== value[index])
    .map((digit) => value.slice(0, index) + digit + value.slice(index + 1));

describe('RFC', () => {
  test.each(references.rfc.filter(({ valid }) => valid))('$value is $type', ({ value, ...expected }) => {
    const parsed = parseRfc(value);
    expect(parsed).toMatchObject({ value: expected.normalized, type: expected.type });
    const warns = expected.type !== 'generico' && !expected.check_digit_matches;
    expect(parsed?.warnings).toEqual(warns ? ['RFC.CHECK_DIGIT'] : []);
  });

  test('a wrong check digit only warns', () => {
    for (const value of withOtherDigit('GODE561231GR8', 12)) {
      expect(parseRfc(value)?.warnings).toEqual(['RFC.CHECK_DIGIT']);
      expect(rfcSchema.parse(value)).toBe(value);
    }
  });

  test.each([
    ['ÑAÑ970701NN3', true],
    ['N\u0303AÑ970701NN3', true],
    ['A&B970701NN3', true],
    // 1900 had no 29 February, 2000 had.
    ['SAT000229NN3', true],
    ['SAT010229NN3', false],
    ['SAT970700NN3', false],
  ])('%s: %p', (value, valid) => {
    expect(parseRfc(value) !== null).toBe(valid);
  });
});

describe('CURP', () => {
  test('every wrong check digit is refused', () => {
    for (const value of withOtherDigit('GODE561231HDFNRN05', 17)) expect(parseCurp(value)).toBeNull();
  });

  test('an unknown state is refused', () => expect(parseCurp('GODE561231HXXNRN05')).toBeNull());

  test('the 17th character tells the century, so whether 29 February 2000 or 1900 is meant', () => {
    const valid = (start: string) => Array.from('0123456789').some((digit) => parseCurp(start + digit));
    expect(valid('GODE000229HDFNRNA')).toBe(true);
    expect(valid('GODE000229HDFNRN0')).toBe(false);
  });
});

describe('CLABE', () => {
  test('every wrong digit is noticed, wherever it is', () => {
    const clabe = '032180000118359719';
    for (let index = 0; index < clabe.length; index++) {
      for (const value of withOtherDigit(clabe, index)) expect(parseClabe(value)).toBeNull();
    }
  });

  test('tells the bank; bank 000 does not exist', () => {
    expect(parseClabe('032180000118359719')?.bankCode).toBe('032');
    expect(parseClabe('000000000000000000')).toBeNull();
  });
});

describe('VIN', () => {
  test('a wrong check digit is refused in North America and a warning elsewhere', () => {
    for (const value of ['1M8GDM9A1KP042788', '3ALACWFC6PDNB2002', '5M8GDM9A1KP042788'])
      expect(parseVin(value)).toBeNull();
    expect(parseVin('WDB9634031L123456')?.warnings).toEqual(['VIN.CHECK_DIGIT']);
    expect(parseVin('1M8GDM9AXKP042788')?.warnings).toEqual([]);
  });

  test('the same character throughout is a warning', () => {
    expect(parseVin('11111111111111111')?.warnings).toEqual(['VIN.TRIVIAL']);
  });
});
