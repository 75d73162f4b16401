import { DeliveryState, type Prisma } from '@flota/prisma';
import { type AdminDelivery, type EventType, eventTypeSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy, sortedByOptional } from '../../platform/resources/resource.js';
import { targetTitle } from './delivery.js';

const include = {
  target: { select: { id: true, kind: true, name: true } },
  event: { select: { id: true, type: true, at: true, data: true } },
} satisfies Prisma.DeliveryInclude;
type Row = Prisma.DeliveryGetPayload<{ include: typeof include }>;

const present = ({ event, target, ...delivery }: Row): AdminDelivery => ({
  id: delivery.id,
  target: { id: target.id, kind: target.kind, title: targetTitle(target) },
  event: { id: event.id, type: event.type as EventType, at: event.at.toISOString() },
  state: delivery.state,
  attempts: delivery.attempts,
  status: delivery.status,
  durationMs: delivery.durationMs,
  lastError: delivery.lastError,
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  endedAt: delivery.endedAt?.toISOString() ?? null,
});

/** The log of deliveries: which event went where, and how that went. */
export const deliveriesResource = defineResource<Row>({
  name: 'deliveries',
  allow: { list: ['auditor'], show: ['auditor'], replay: [] },
  model: (database) => database.delivery,
  include,
  sort: {
    ...sortedBy('attempts'),
    ...sortedByOptional('durationMs', 'nextAttemptAt'),
    at: (position) => ({ position }),
  },
  defaultOrder: { position: 'desc' },
  filters: {
    target: z.uuid().transform((targetId) => ({ targetId })),
    state: z.enum(DeliveryState).transform((state) => ({ state })),
    type: eventTypeSchema.transform((type) => ({ event: { type } })),
  },
  present,
  presentOne: (row) => ({ ...present(row), data: row.event.data }),
});
