import { describe, expect, it } from '@jest/globals';
import { formatPhone } from './phones.js';

describe('formatPhone', () => {
  it.each([
    ['+525512345678', '55 1234 5678'],
    ['+525612345678', '56 1234 5678'],
    ['+523312345678', '33 1234 5678'],
    ['+528112345678', '81 1234 5678'],
    // León, Saltillo, Tijuana, and a number that costs nothing.
    ['+524771234567', '477 123 4567'],
    ['+528441234567', '844 123 4567'],
    ['+526641234567', '664 123 4567'],
    ['8001234567', '800 123 4567'],
    ['(477) 123-4567', '477 123 4567'],
  ])('writes %s as %s', (phone, written) => {
    expect(formatPhone(phone)).toBe(written);
  });

  it.each(['', '911', '+14155552671', '477 123 456', 'por correo'])('leaves %j as it is', (phone) => {
    expect(formatPhone(phone)).toBe(phone);
  });
});
