import { describe, expect, it } from '@jest/globals';
import type { AccountBillRequest, BillRequestState } from '@flota/schemas';
import { timelineOf } from './bill-steps.js';

const event = (state: BillRequestState, day: number) => ({ state, at: `2026-11-0${day}T16:00:00.000Z`, note: '' });
const timeline = (state: AccountBillRequest['state'], ...events: ReturnType<typeof event>[]) =>
  timelineOf({ state, events }).map(({ state: name, at, current }) => [name, at?.slice(8, 10) ?? null, current]);

describe('timelineOf', () => {
  it('shows what has happened with its dates, then what lies ahead', () => {
    expect(timeline('preparing', event('received', 3), event('in_review', 5), event('preparing', 7))).toEqual([
      ['received', '03', false],
      ['in_review', '05', false],
      ['preparing', '07', true],
      ['sent_to_distributor', null, false],
      ['ready_for_pickup', null, false],
      ['delivered', null, false],
    ]);
  });

  it('ends with a rejection', () => {
    expect(timeline('rejected', event('received', 3), event('rejected', 4))).toEqual([
      ['received', '03', false],
      ['rejected', '04', true],
    ]);
  });

  it('goes on with the review of what was mended', () => {
    expect(timeline('needs_correction', event('received', 3), event('needs_correction', 4)).slice(1, 4)).toEqual([
      ['needs_correction', '04', true],
      ['in_review', null, false],
      ['preparing', null, false],
    ]);
  });

  it('has nothing but its delivery ahead while a courier has it', () => {
    const steps = timeline('with_courier', event('received', 3), event('with_courier', 5));
    expect(steps.slice(1)).toEqual([
      ['with_courier', '05', true],
      ['delivered', null, false],
    ]);
  });

  it('has nothing current once it was delivered', () => {
    expect(timeline('delivered', event('received', 3), event('delivered', 9)).at(-1)).toEqual([
      'delivered',
      '09',
      false,
    ]);
  });
});
