import { describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { covers, overBecause } from './in-force.js';

const agency = (over: object = {}) => ({
  ...{ active: true, contractFrom: dateColumn('2026-03-01'), contractUntil: dateColumn('2026-06-30') },
  ...over,
});

describe('an agency', () => {
  it('may collect from the first day of its contract to the last', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-06-30', '2026-07-01'];
    expect(days.map((day) => covers(agency(), day))).toEqual([false, true, true, false]);
    expect(covers(agency({ contractUntil: null }), '2036-01-01')).toBe(true);
  });

  it('may not while it is switched off', () => {
    expect(covers(agency({ active: false }), '2026-04-01')).toBe(false);
    expect(overBecause(agency({ active: false }), '2026-04-01')).toBe('El despacho se suspendió.');
  });

  it('is not over before its contract began', () => {
    expect(overBecause(agency(), '2026-02-01')).toBeNull();
    expect(overBecause(agency(), '2026-07-01')).toBe('Terminó el contrato con el despacho.');
  });
});
