import type { ReceivedTransfer } from '@flota/schemas';
import type { NewEvent } from '../../contracts/index.js';

/** An event that others may name before it is entered. */
export type PlannedEvent = NewEvent & { id: string };

/** What an action comes to. */
export interface Plan {
  /** MXN that it moves: what the limit is compared with. */
  amount: string;
  /** Contract by contract, in the order in which they are entered. */
  entries: { contractId: string; events: PlannedEvent[] }[];
  /** A payment that is written down with them. */
  receipt: { paymentId: string; contractId: string; transfer: ReceivedTransfer } | null;
  /** Payments whose clave de rastreo may be posted again, and those that have theirs back. */
  released: string[];
  restored: { paymentId: string; reference: string }[];
}

/** Nothing but events. */
export const planOf = (amount: string, entries: Plan['entries']): Plan => ({
  amount,
  entries,
  receipt: null,
  released: [],
  restored: [],
});
