import { expect, it } from '@jest/globals';
import { policyFindings } from './policy-findings.js';

const policy = {
  startsOn: '2026-11-20',
  endsOn: '2027-11-20',
  coverage: 'Cobertura amplia',
  lenderFirst: 'yes',
} as const;
const contract = { today: '2026-11-23', contractEndsOn: '2027-06-01', coveredUntil: '2026-12-01' };

it.each([
  ['nothing', {}, {}, []],
  ['that it ended', { startsOn: '2025-11-20', endsOn: '2026-11-22' }, {}, ['ended']],
  ['a gap after what is covered', { startsOn: '2026-12-03' }, {}, ['gap']],
  ['no gap on the day after', { startsOn: '2026-12-02' }, {}, []],
  ['a gap from today where nothing covers it', { startsOn: '2026-11-24' }, { coveredUntil: null }, ['gap']],
  ['no gap after the contract’s end', { startsOn: '2027-06-03' }, { coveredUntil: '2027-06-01' }, []],
  ['another beneficiary', { lenderFirst: 'no' as const }, {}, ['not-first']],
  ['less than ample coverage', { coverage: 'Responsabilidad civil' as const }, {}, ['not-ample']],
  ['that it ends before the contract', {}, { contractEndsOn: '2028-06-01' }, ['not-whole']],
])('finds %s', (_what, offered, wanted, expected) => {
  expect(policyFindings({ ...policy, ...offered }, { ...contract, ...wanted })).toEqual(expected);
});
