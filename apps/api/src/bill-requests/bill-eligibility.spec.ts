import { describe, expect, it } from '@jest/globals';
import {
  BILL_HANDOVER_FROM,
  BILL_HANDOVER_WAYS,
  BILL_REQUEST_STATES,
  BILL_REQUEST_STEPS,
  type BillRequestState,
} from '@flota/schemas';
import { type BillableContract, blockOf } from './bill-eligibility.js';

const paid: BillableContract = { kind: 'direct_credit', state: 'paid_off', instalments: [], billRequests: [] };
const option = (settledOn: Date | null) => [
  { kind: 'regular' as const, settledOn: new Date() },
  { kind: 'purchase_option' as const, settledOn },
];

const OPEN = 'purchase-option-open';

describe('a bill may be asked for', () => {
  it.each<[string, Partial<BillableContract>, ReturnType<typeof blockOf>]>([
    ['once a credit is paid off', {}, null],
    ['not before', { state: 'active' }, 'not-paid-off'],
    ['once a leased vehicle is bought', { kind: 'pure_lease', instalments: option(new Date()) }, null],
    ['not while the option is open', { kind: 'pure_lease', instalments: option(null) }, OPEN],
    ['not of a financial lease while its option is open', { kind: 'financial_lease', instalments: option(null) }, OPEN],
    ['once a financial lease was settled early, with its option', { kind: 'financial_lease' }, null],
    ['not of a pure lease without an option', { kind: 'pure_lease' }, OPEN],
    ['not of a lease that still runs', { kind: 'financial_lease', state: 'active' }, 'not-paid-off'],
    ['again after a rejection', { billRequests: [{ state: 'rejected' }, { state: 'rejected' }] }, null],
    ['not while one is open', { billRequests: [{ state: 'rejected' }, { state: 'received' }] }, 'request-open'],
    ['not when it was handed over', { billRequests: [{ state: 'delivered' }] }, 'delivered'],
  ])('%s', (_when, facts, expected) => {
    expect(blockOf({ ...paid, ...facts })).toBe(expected);
  });

  it.each(BILL_REQUEST_STATES)('never twice: %s', (state) => {
    const again = blockOf({ ...paid, billRequests: [{ state }] }) === null;
    expect(again).toBe(state === 'rejected');
  });
});

/** By a handover and by a courier's arrival, which are no steps that staff set. */
function handedOver(state: BillRequestState): BillRequestState[] {
  if (state === 'with_courier') return ['delivered'];
  const ends = { counter: 'delivered', courier: 'with_courier' } as const;
  return BILL_HANDOVER_WAYS.filter((way) => BILL_HANDOVER_FROM[way].includes(state)).map((way) => ends[way]);
}

describe('the steps of a request', () => {
  it('lead from every state to its end', () => {
    const reach = (state: (typeof BILL_REQUEST_STATES)[number]): Set<string> =>
      new Set([state, ...[...BILL_REQUEST_STEPS[state], ...handedOver(state)].flatMap((next) => [...reach(next)])]);
    // Staff ask for a correction by an operation of its own; what it leads to are steps.
    expect(reach('received')).toEqual(new Set(BILL_REQUEST_STATES.filter((state) => state !== 'needs_correction')));
    for (const state of BILL_REQUEST_STATES) {
      expect(reach(state).has('delivered') || state === 'rejected').toBe(true);
    }
  });
});
