import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { nationalPhoneDigits, phoneSchema } from './index.js';

const file = new URL('./testing/id-cases.json', import.meta.url);
const references = JSON.parse(readFileSync(file, 'utf8')) as {
  phone_valid: { value: string; e164: string }[];
  phone_invalid: { value: string; reason: string }[];
};

describe('phone', () => {
  test.each(references.phone_valid)('$value is $e164', ({ value, e164 }) => {
    expect(phoneSchema.parse(value)).toBe(e164);
  });

  test.each([
    '5512345678',
    '525512345678',
    '+52 55 1234 5678',
    '1 55 1234 5678',
    '044 55 1234 5678',
    '04555-1234-5678',
    '(55) 1234.5678',
    '01 55 1234 5678',
  ])('%s has ten national digits', (value) => expect(nationalPhoneDigits(value)).toBe('5512345678'));

  test.each([
    ...references.phone_invalid.map(({ value }) => value),
    '',
    '+1 415 555 2671',
    '55123456789',
    '+5255123456',
  ])('%p is refused', (value) => {
    expect(nationalPhoneDigits(value)).toBeNull();
    expect(phoneSchema.safeParse(value).success).toBe(false);
  });
});
