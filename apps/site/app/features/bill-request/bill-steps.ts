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

/** What has happened with its dates, then what lies ahead; nothing does after a rejection. What is mended is reviewed again. */
export function timelineOf({ events, state }: Pick<AccountBillRequest, 'events' | 'state'>): TimelineStep[] {
  const done = events.map((event, index) => ({
    ...event,
    current: index === events.length - 1 && state !== 'delivered',
  }));
  const ahead =
    state === 'rejected' ? [] : ROAD.slice(ROAD.indexOf(state === 'needs_correction' ? 'received' : state) + 1);
  return [...done, ...ahead.map((next) => ({ state: next, at: null, note: '', current: false }))];
}
