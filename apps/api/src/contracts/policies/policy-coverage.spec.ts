import { describe, expect, it } from '@jest/globals';
import { coveredUntil, coversContract, policyState } from './policy-coverage.js';

const TODAY = '2026-11-21';
const year = (from: number) => ({ startsOn: `${from}-03-01`, endsOn: `${from + 1}-02-28` });

describe('policyState', () => {
  it.each([
    ['2026-11-22', '2027-11-21', 'future'],
    ['2026-11-21', '2027-11-20', 'valid'],
    ['2025-12-23', '2026-12-22', 'valid'],
    ['2025-12-22', '2026-12-21', 'expiring'],
    ['2025-11-22', '2026-11-21', 'expiring'],
    ['2025-11-21', '2026-11-20', 'expired'],
  ])('of %s to %s is %s', (startsOn, endsOn, state) => {
    expect(policyState({ startsOn, endsOn }, TODAY)).toBe(state);
  });
});

describe('coveredUntil', () => {
  it('follows policies that join, in whatever order they come', () => {
    expect(coveredUntil([year(2027), year(2025), year(2026)], TODAY)).toBe('2028-02-28');
  });

  it('stops at a gap', () => {
    expect(coveredUntil([year(2026), { startsOn: '2027-03-02', endsOn: '2028-03-01' }], TODAY)).toBe('2027-02-28');
  });

  it('is not shortened by a policy within another', () => {
    const long = { startsOn: '2024-01-01', endsOn: '2029-01-01' };
    expect(coveredUntil([long, year(2025), year(2026)], TODAY)).toBe('2029-01-01');
  });

  it('is nothing on a day without a policy', () => {
    expect(coveredUntil([year(2027)], TODAY)).toBeNull();
    expect(coveredUntil([], TODAY)).toBeNull();
  });
});

describe('coversContract', () => {
  it.each([
    ['2027-02-28', true],
    ['2027-03-01', false],
    ['2026-11-20', true],
  ])('with a policy to 2027-02-28 and a contract to %s is %s', (endsOn, covers) => {
    expect(coversContract([year(2026)], { endsOn }, TODAY)).toBe(covers);
  });
});
