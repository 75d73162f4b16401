import type { Event } from '@flota/prisma';
import { EVENTS, eventTypeSchema } from '@flota/schemas';
import type { EventOf } from './delivery.js';

/** A row as other systems get it. */
export function toldEvent({ id, type, at, data }: Event): EventOf {
  const known = eventTypeSchema.parse(type);
  // Each type's data was made by its own schema.
  return { id, type: known, timestamp: at.toISOString(), data: EVENTS[known].data.parse(data) } as EventOf;
}
