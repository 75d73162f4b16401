import type { ClosedDay } from '@flota/prisma';
import { dayOfColumn } from '@flota/prisma';
import { type AdminClosedDay, dateOnly, type DayProof } from '@flota/schemas';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';

/** Closed days as they were signed. Nobody changes one; closing has a route of its own. */
export const bankDaysResource = defineResource<ClosedDay>({
  name: 'bank-days',
  allow: { list: ['finance'], show: ['finance'], create: ['finance'], proof: ['finance'] },
  key: { column: 'day', schema: dateOnly.transform((day) => `${day}T00:00:00Z`) },
  model: (database) => database.closedDay,
  sort: sortedBy('day', 'closedAt'),
  defaultOrder: { day: 'desc' },
  present: (closed): AdminClosedDay => ({
    id: dayOfColumn(closed.day),
    proof: closed.figures as unknown as DayProof,
    note: closed.note,
    closedAt: closed.closedAt.toISOString(),
    closedBy: closed.closedBy,
  }),
});
