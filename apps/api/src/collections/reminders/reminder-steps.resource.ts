import type { Prisma, ReminderStep } from '@flota/prisma';
import { type AdminReminderStep, type AdminReminderStepDetail, reminderStepSchema } from '@flota/schemas';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';
import { contentOf } from './reminder-steps.js';

/** With who made each version of it. */
const WITH_VERSIONS = {
  versions: { orderBy: { version: 'desc' }, take: 50, include: { by: { select: { name: true } } } },
} satisfies Prisma.ReminderStepInclude;
type WithVersions = Prisma.ReminderStepGetPayload<{ include: typeof WITH_VERSIONS }>;

/** The chain of reminders. A step is switched off, not deleted: what it told stays told by it. */
export const reminderStepsResource = defineResource<ReminderStep, typeof reminderStepSchema>({
  name: 'reminder-steps',
  allow: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['finance'],
    edit: ['finance'],
  },
  model: (database) => database.reminderStep,
  uniqueField: 'name',
  includeOne: WITH_VERSIONS,
  sort: sortedBy('name', 'days'),
  defaultOrder: [{ days: 'asc' }, { position: 'asc' }],
  present,
  presentOne: (row): AdminReminderStepDetail => ({
    ...present(row),
    versions: (row as WithVersions).versions.map(({ by, content, createdAt, version }) => ({
      ...{ version, at: createdAt.toISOString(), by: by?.name ?? null },
      content: reminderStepSchema.parse(content),
    })),
  }),
  write: {
    schema: reminderStepSchema,
    // What it was stays beside what it is, in the same transaction.
    toData(content, { current, staff }) {
      const version = (current?.version ?? 0) + 1;
      return { ...content, version, versions: { create: { version, content, byId: staff.id } } };
    },
  },
});

function present(row: ReminderStep): AdminReminderStep {
  const { createdAt, id, updatedAt, version } = row;
  return { id, ...contentOf(row), version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
