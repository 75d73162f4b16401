import { expect, it } from '@jest/globals';
import { lengthText, previewOf } from './sms-preview.js';

const text = { variables: [{ name: 'nombre', sample: 'Óscar' }] };
const manner = { opening: 'Flota: ', unaccented: false };

it('shows a message as it would leave', () => {
  const { length, text: said, unknown } = previewOf('Hola, {nombre}. Su {auto} está listo.', text, manner);
  expect(said).toBe('Flota: Hola, Óscar. Su {auto} está listo.');
  expect(unknown).toEqual(['auto']);
  expect(lengthText(length)).toBe('1 parte: 41 de 70 caracteres. Por «Ó», «á» caben 70 en vez de 160.');
});

it('counts it without accents where it leaves without them', () => {
  const { length, text: said } = previewOf('Hola, {nombre}.', text, { ...manner, unaccented: true });
  expect(said).toBe('Flota: Hola, Oscar.');
  expect(lengthText(length)).toBe('1 parte: 19 de 160 caracteres.');
});

it('begins with nothing while the connector is off', () => {
  const { length, text: said } = previewOf('a'.repeat(161), text, { opening: null, unaccented: true });
  expect(said).toHaveLength(161);
  expect(lengthText(length)).toBe('2 partes: 161 de 306 caracteres.');
});
