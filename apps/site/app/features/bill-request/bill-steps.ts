import type { AccountBillRequest, BillRequestState } from '@flota/schemas';

export interface TimelineStep {
  state: BillRequestState;
  /** `null` while it lies ahead. */
  at: string | null;
  note: string;
  current: boolean;
}

const ROAD: readonly BillRequestState[] = [
  'received',
  'in_review',
  'preparing',
  'sent_to_distributor',
  'ready_for_pickup',
  'delivered',
];

/** Steps off the road, and up to which of it they stand. */
const LIKE: Partial<Record<BillRequestState, BillRequestState>> = {
  needs_correction: 'received',
  with_courier: 'ready_for_pickup',
};

/** What has happened with its dates, then what lies ahead; nothing does after a rejection. What is mended is reviewed again. */
export function timelineOf({ events, state }: Pick<AccountBillRequest, 'events' | 'state'>): TimelineStep[] {
  const done = events.map((event, index) => ({
    ...event,
    current: index === events.length - 1 && state !== 'delivered',
  }));
  const ahead = state === 'rejected' ? [] : ROAD.slice(ROAD.indexOf(LIKE[state] ?? state) + 1);
  return [...done, ...ahead.map((next) => ({ state: next, at: null, note: '', current: false }))];
}
