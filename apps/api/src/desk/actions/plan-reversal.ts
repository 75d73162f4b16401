import { randomUUID } from 'node:crypto';
import { type Book, isInForce, type LifeEvent } from '@flota/finance';
import type { DeskAction } from '@flota/schemas';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { refuse } from '../../platform/resources/resource-input.js';
import type { DeskSubject } from './desk-subject.js';
import { type Plan, type PlannedEvent, planOf } from './plan.js';

type Asked = Extract<DeskAction, { kind: 'reversal' }>;
type Root = Exclude<LifeEvent, { type: 'reversal' | 'instruction' }>;

/**
 * Takes a receipt or an action back, as if it had never been; of a transfer both sides. Taking a reversal back brings back
 * what it took.
 */
export function planReversal(
  { eventId }: Pick<Asked, 'eventId'>,
  { contract, event }: DeskSubject,
  today: string,
): Plan {
  const { book } = contract;
  if (!event) return refuse('eventId', 'EVENT.INVALID');
  const root = rootOf(book, event.rootId);
  if (!isInForce(book.events, eventId)) throw new ProblemException(409, 'EVENT.TAKEN_BACK');
  const bringsBack = event.rootId !== eventId;
  const { counterpart, payment, reference } = event;
  const entries = [{ contractId: contract.id, events: [reversal(eventId, today)] }];
  if (counterpart) {
    const { book: other, id } = counterpart.contract;
    const of = bringsBack ? reversalInForce(other, counterpart.eventId) : counterpart.eventId;
    entries.push({ contractId: id, events: [reversal(of, today)] });
  }
  return {
    // A restructuring moves no money.
    ...planOf('amount' in root ? root.amount : '0.00', entries),
    released: payment && !bringsBack ? [payment.id] : [],
    restored: payment?.provider === 'transfer' && bringsBack ? [{ paymentId: payment.id, reference }] : [],
  };
}

export const reversal = (of: string, on: string): PlannedEvent => ({ id: randomUUID(), type: 'reversal', of, on });

/** A wish moves no money, and what took a reversal back is taken back by reversing anew. */
function rootOf({ events }: Book, id: string): Root {
  const root = events.find((event) => event.id === id);
  if (!root || root.type === 'reversal' || root.type === 'instruction') return refuse('eventId', 'EVENT.INVALID');
  return root;
}

function reversalInForce({ events }: Book, of: string): string {
  const found = events.find((event) => event.type === 'reversal' && event.of === of && isInForce(events, event.id));
  if (!found) throw new ProblemException(409, 'EVENT.TAKEN_BACK');
  return found.id;
}
