import { expect, it } from '@jest/globals';
import { isWhole, matches } from './matching.js';

it.each(['', 'con', 'CONCILIACION', 'conciliación', 'banco arch', 'archivos del b'])('%j begins its words', (typed) => {
  expect(matches('Conciliación: archivos del banco', typed)).toBe(true);
});

it.each(['cilia', 'banco pagos', '477'])('%j begins none', (typed) => {
  expect(matches('Conciliación: archivos del banco', typed)).toBe(false);
});

it.each([
  ['Conciliación', ' conciliacion', true],
  ['Conciliación', 'concilia', false],
  ['Registrar transferencia a…', 'registrar', false],
])('%s is called %s: %s', (name, typed, whole) => expect(isWhole(name, typed)).toBe(whole));
