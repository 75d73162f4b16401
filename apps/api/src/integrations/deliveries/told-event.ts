import type { Event } from '@flota/prisma';
import { EVENTS, eventTypeSchema, type ToldEvent } from '@flota/schemas';
import type { EventInHand } from './delivery.js';

/** A row as other systems get it. */
export function toldEvent({ id, type, subjectKind, subjectId, at, data }: Event): EventInHand {
  const known = eventTypeSchema.parse(type);
  const event = { id, type: known, timestamp: at.toISOString(), data: EVENTS[known].data.parse(data) } as ToldEvent;
  return { event: event as EventInHand['event'], subject: { kind: subjectKind, id: subjectId } };
}
