import { DeliveryTargetKind, type Prisma } from '@flota/prisma';
import { type AdminDeliveryTarget, type EventType, eventTypeSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy, sortedByOptional, sortedWithin } from '../../platform/resources/resource.js';
import { targetTitle } from './delivery.js';

const include = {
  _count: { select: { deliveries: { where: { state: 'failed' } } } },
} satisfies Prisma.DeliveryTargetInclude;
type Row = Prisma.DeliveryTargetGetPayload<{ include: typeof include }>;

/** Who is owed events: webhooks, and connectors that take some. Changes have routes of their own. */
export const deliveryTargetsResource = defineResource<Row>({
  name: 'delivery-targets',
  allow: { list: ['auditor'], show: ['auditor'], create: [], edit: [], delete: [], test: [], replay: [] },
  model: (database) => database.deliveryTarget,
  include,
  search: { columns: ['name'] },
  sort: { ...sortedBy('name'), ...sortedByOptional('lastDeliveryAt'), ...sortedWithin('name', 'kind') },
  defaultOrder: { name: 'asc' },
  filters: {
    kind: z.enum(DeliveryTargetKind).transform((kind) => ({ kind })),
    isOn: z.boolean().transform((isOn) => ({ isOn })),
  },
  present: ({ _count, formerSecret, formerUntil, ...target }): AdminDeliveryTarget => ({
    id: target.id,
    kind: target.kind,
    name: target.name,
    title: targetTitle(target),
    url: target.url,
    types: knownTypes(target.types),
    isOn: target.isOn,
    state: stateOf(target),
    failingSince: target.failingSince?.toISOString() ?? null,
    lastDeliveryAt: target.lastDeliveryAt?.toISOString() ?? null,
    gaveUpAt: target.gaveUpAt?.toISOString() ?? null,
    formerSecretUntil: formerSecret && formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
    failed: _count.deliveries,
    updatedAt: target.updatedAt.toISOString(),
  }),
});

function stateOf({ failingSince, gaveUpAt, isOn }: Pick<Row, 'failingSince' | 'gaveUpAt' | 'isOn'>) {
  if (!isOn) return gaveUpAt ? 'given-up' : 'off';
  return failingSince ? 'failing' : 'on';
}

/** One that a later version no longer tells is not shown. */
const knownTypes = (types: string[]): EventType[] => eventTypeSchema.options.filter((type) => types.includes(type));
