import { describe, expect, it } from '@jest/globals';
import { contactHours } from './contact-hours.js';
import { debtorZone } from './debtor-zone.js';

const HOURS = { weekdayFrom: 8, weekdayUntil: 20, saturdayFrom: 9, saturdayUntil: 14 };
const NO_SATURDAY = { ...HOURS, saturdayFrom: 9, saturdayUntil: 9 };
const CENTRE = 'America/Mexico_City';
const at = (instant: string, zone: Parameters<typeof contactHours>[1] = CENTRE, hours = HOURS) =>
  contactHours(new Date(instant), zone, hours);

describe('hours in which who owes may be looked for', () => {
  it.each([
    ['a Tuesday at eight', '2026-11-24T08:00:00-06:00'],
    ['a Tuesday before eight at night', '2026-11-24T19:59:00-06:00'],
    ['a Saturday morning', '2026-11-28T09:00:00-06:00'],
  ])('are open on %s', (_, instant) => {
    expect(at(instant)).toMatchObject({ areOpen: true, opens: null });
  });

  it.each([
    ['before eight', '2026-11-24T07:59:00-06:00', { day: '2026-11-24', hour: 8 }],
    ['at eight at night', '2026-11-24T20:00:00-06:00', { day: '2026-11-25', hour: 8 }],
    ['on a Saturday afternoon', '2026-11-28T14:00:00-06:00', { day: '2026-11-30', hour: 8 }],
    ['on a Sunday', '2026-11-29T12:00:00-06:00', { day: '2026-11-30', hour: 8 }],
    // The third Monday of November.
    ['on a holiday', '2026-11-16T12:00:00-06:00', { day: '2026-11-17', hour: 8 }],
    ['on Christmas', '2026-12-25T12:00:00-06:00', { day: '2026-12-26', hour: 9 }],
  ])('are closed %s', (_, instant, opens) => {
    expect(at(instant)).toMatchObject({ areOpen: false, opens });
  });

  it('are those of the debtor’s clock', () => {
    const instant = '2026-11-24T08:30:00-06:00';
    expect(at(instant)).toMatchObject({ areOpen: true, localTime: '08:30' });
    expect(at(instant, 'America/Tijuana')).toMatchObject({ areOpen: false, localTime: '06:30' });
    expect(at('2026-11-24T19:30:00-06:00', 'America/Cancun')).toMatchObject({ areOpen: false, localTime: '20:30' });
  });

  it('leave out Saturdays where the lender has none', () => {
    expect(at('2026-11-28T10:00:00-06:00', CENTRE, NO_SATURDAY)).toMatchObject({
      areOpen: false,
      opens: { day: '2026-11-30', hour: 8 },
    });
  });
});

describe('the zone of a debtor', () => {
  it('is the one they chose', () => expect(debtorZone('America/Cancun', '22000')).toBe('America/Cancun'));

  it.each([
    ['22000', 'America/Tijuana'],
    ['77500', 'America/Cancun'],
    ['83000', 'America/Hermosillo'],
    ['32000', 'America/Ciudad_Juarez'],
    ['88500', 'America/Matamoros'],
    ['64000', CENTRE],
    [null, CENTRE],
  ])('of %s is %s', (postalCode, zone) => expect(debtorZone(undefined, postalCode)).toBe(zone));
});
