import { expect, it } from '@jest/globals';
import { FIELD_TEXTS } from '@flota/schemas';
import { problemOf } from './look.js';

it('says why an invoice is not taken, as the import of a file does', () => {
  const problems = [{ field: 'xml', code: 'CFDI.CONTRACT_UNKNOWN' } as const];
  expect(problemOf({ problems, uuid: '019aa7c4-5d1e-7b3f-8c2a-4e6f0a1b2c3d' })).toBe(
    FIELD_TEXTS['CFDI.CONTRACT_UNKNOWN'],
  );
});

it('says which field of what was told can’t be read', () => {
  const problems = [{ field: 'uuid', code: 'FIELD.INVALID' } as const];
  expect(problemOf({ problems, uuid: null })).toContain('(uuid)');
  expect(problemOf({ problems: [], uuid: null })).toBe('');
});
