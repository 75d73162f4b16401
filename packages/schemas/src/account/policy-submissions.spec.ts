import { expect, it } from '@jest/globals';
import { policySubmissionRequestSchema } from './policy-submissions.js';

const policy = {
  contractId: '5f0c8d2e-6d0b-4d52-9a55-0f6f6c1f2a3b',
  insurer: 'Seguros del Bajío',
  number: 'A-4471',
  coverage: 'Cobertura amplia',
  startsOn: '2026-12-01',
  endsOn: '2027-12-01',
  premium: '48900',
  sumInsured: '1250000',
  lenderFirst: 'yes',
};

const refused = (changed: object): string[] =>
  policySubmissionRequestSchema
    .safeParse({ ...policy, ...changed })
    .error?.issues.map(({ path, message }) => `${path.join('.')}:${message}`) ?? [];

it.each([
  ['the day after it begins', '2026-12-02', []],
  ['the day it begins', '2026-12-01', ['endsOn:DATE.BEFORE_START']],
  ['before it begins', '2026-11-30', ['endsOn:DATE.BEFORE_START']],
])('of a policy that ends %s, refuses what is wrong with that', (_when, endsOn, expected) => {
  expect(refused({ endsOn })).toEqual(expected);
});

it('says so together with all else that is wrong, and nothing of days that are none', () => {
  expect(refused({ endsOn: '2026-12-01', number: '' })).toEqual(['number:TEXT.REQUIRED', 'endsOn:DATE.BEFORE_START']);
  expect(refused({ endsOn: '' })).toEqual(['endsOn:DATE.INVALID']);
});
