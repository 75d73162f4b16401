import { describe, expect, it } from '@jest/globals';
import { isGuessable } from './password-rules.js';

const owner = { companyName: 'Flota Financiera', email: 'ramiro.ochoa@transportes.mx' };

describe('isGuessable', () => {
  it.each([
    '1234567890',
    '0123456789!',
    'Password123',
    'Contraseña2026',
    'qwertyuiop',
    'QWERTY123456',
    '1q2w3e4r5t',
    'te amo mucho',
    'aaaaaaaaaa',
    '1212121212',
    'abcabcabcabc',
    'flotafinanciera',
    'Flota Financiera 2026',
    'ramiro.ochoa1',
    'soy-RAMIRO.OCHOA',
  ])('refuses %s', (password) => {
    expect(isGuessable(password, owner)).toBe(true);
  });

  it.each([
    'caballo bateria grapa',
    'mi flota rueda de noche',
    'Contraseña de la tía Lupe',
    'x7Kp2mQ9vT',
    'ana ve la carretera',
  ])('takes %s', (password) => {
    expect(isGuessable(password, { ...owner, email: 'ana@transportes.mx' })).toBe(false);
  });
});
