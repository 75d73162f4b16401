import { describe, expect, it } from '@jest/globals';
import { dueDatesOf, fallsOn } from './reminder-chain.js';

const step = (days: number) => ({ days });
/** A Monday. */
const TODAY = '2026-11-23';

describe('the due dates of which a step tells', () => {
  it('are those from its day to the eve, as many as a worker may have missed', () => {
    expect(dueDatesOf(step(-5), [step(-5)], TODAY)).toEqual([
      '2026-11-28',
      '2026-11-27',
      '2026-11-26',
      '2026-11-25',
      '2026-11-24',
    ]);
    expect(dueDatesOf(step(-20), [], TODAY)).toHaveLength(7);
  });

  it('end where the next step begins', () => {
    expect(dueDatesOf(step(-5), [step(-5), step(-3), step(10)], TODAY)).toEqual(['2026-11-28', '2026-11-27']);
    expect(dueDatesOf(step(10), [step(10), step(12)], TODAY)).toEqual(['2026-11-13', '2026-11-12']);
    expect(dueDatesOf(step(10), [step(10), step(10)], TODAY)).toHaveLength(7);
  });

  it('have nothing that may still be paid on time: due on a Saturday, it is late from Tuesday on', () => {
    expect(dueDatesOf(step(1), [step(2)], TODAY)).toEqual([]);
    expect(dueDatesOf(step(2), [step(3)], TODAY)).toEqual([]);
    expect(dueDatesOf(step(1), [step(9)], '2026-11-24')).toContain('2026-11-21');
    expect(fallsOn(step(1), '2026-11-21')).toBe('2026-11-24');
    expect(fallsOn(step(5), '2026-11-21')).toBe('2026-11-26');
    expect(fallsOn(step(-5), '2026-11-21')).toBe('2026-11-16');
  });
});
