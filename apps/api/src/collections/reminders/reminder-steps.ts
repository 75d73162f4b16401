import type { ReminderStep } from '@flota/prisma';
import { REMINDER_AGES, type ReminderAge, type ReminderStepContent } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';

export interface Step extends ReminderStepContent {
  id: string;
  version: number;
}

/** What staff set of a step, as it is sent. */
export function contentOf(row: Omit<ReminderStep, 'createdAt' | 'updatedAt' | 'version' | 'id'>): ReminderStepContent {
  const {
    active,
    amountFrom,
    amountTo,
    automatic,
    body,
    days,
    name,
    personTypes,
    position,
    subject,
    waitsForPromise,
    ways,
  } = row;
  return {
    ...{ name, active, days, position, ways, subject, body, waitsForPromise, automatic, personTypes },
    amountFrom: amountFrom?.toFixed(2) ?? null,
    amountTo: amountTo?.toFixed(2) ?? null,
    ages: row.ages.filter((age): age is ReminderAge => REMINDER_AGES.includes(age as ReminderAge)),
  };
}

/** The steps that are on, in the order in which they tell. */
export async function activeChain(database: Database): Promise<Step[]> {
  const rows = await database.reminderStep.findMany({
    where: { active: true },
    orderBy: [{ days: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({ id: row.id, version: row.version, ...contentOf(row) }));
}
