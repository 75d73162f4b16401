import { expect, it } from '@jest/globals';
import type { FieldCode } from '@flota/schemas';
import { fieldErrorText } from './problem-texts.js';

it.each<[FieldCode, string, string | RegExp]>([
  [
    'CFDI.INVALID',
    'Receptor › UsoCFDI',
    'No es un CFDI 4.0 de ingreso, egreso o pago, en pesos y timbrado. Pida a facturación el XML original. Revise en el XML: Receptor › UsoCFDI',
  ],
  ['CFDI.TOTAL_DIFFERS', '1276.01 ≠ 1276.00', /más los impuestos\. Cifras: 1276\.01 ≠ 1276\.00$/],
  ['RATE.GAP', '24 meses', /ninguna línea atiende\. Falta: 24 meses$/],
  [
    'CFDI.NOT_XML',
    'Unexpected end of file',
    /^El archivo no es un XML que se pueda leer\. Pida a facturación el original\.$/,
  ],
])('tells of %s what its detail adds for people', (code, detail, text) => {
  expect(fieldErrorText(code, detail)).toMatch(text);
});
