import { expect, it } from '@jest/globals';
import { personTypeOf } from './identity.js';

it.each([
  ['OOBR800101AB3', undefined, 'fisica'],
  ['OOBR800101AB3', null, 'fisica'],
  ['OOBR800101AB3', '605', 'fisica'],
  ['OOBR800101AB3', '606', 'fisica'],
  ['OOBR800101AB3', '612', 'fisica_empresarial'],
  ['OOBR800101AB3', '626', 'fisica_empresarial'],
  ['TRN950311AB1', '601', 'moral'],
  ['TRN950311AB1', '626', 'moral'],
])('%s with the regime %s is %s', (rfc, regime, personType) => {
  expect(personTypeOf({ rfc, regime })).toBe(personType);
});
