import { expect, it } from '@jest/globals';
import { matchReasonText } from './reconciliation.js';

it.each([
  [
    { code: 'NAME', detail: 'Transportes del Bajío, S.A. de C.V.' },
    'Quien envía se llama como el titular: Transportes del Bajío, S.A. de C.V.',
  ],
  [{ code: 'NAME', detail: 'Ana $& Ruiz' }, 'Quien envía se llama como el titular: Ana $& Ruiz.'],
  [{ code: 'CLABE' }, 'La CLABE abonada es la de este contrato.'],
] as const)('%j ends with one full stop', (reason, text) => {
  expect(matchReasonText(reason)).toBe(text);
});
