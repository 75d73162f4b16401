import type { BillSettings, Prisma } from '@flota/prisma';
import type { BillRequestState } from '@flota/schemas';
import { answerDueAt } from '../platform/calendar/answer-clock.js';
import type { Database } from '../platform/database/prisma.service.js';

/** What is set of each step that staff have to take. What waits for the customer, or is over, has no clock. */
const HOURS: Partial<Record<BillRequestState, keyof BillSettings & `${string}Hours`>> = {
  received: 'receivedHours',
  in_review: 'reviewHours',
  preparing: 'preparingHours',
  sent_to_distributor: 'sentHours',
  with_courier: 'sentHours',
};

/** By when somebody has to take the step after this one, which is taken now. */
export async function billDueAt(database: Database, state: BillRequestState, now = new Date()): Promise<Date | null> {
  const hours = HOURS[state];
  if (!hours) return null;
  const rule = await database.billSettings.findUniqueOrThrow({ where: { id: 1 } });
  return answerDueAt(now, { ...rule, answerHours: rule[hours] });
}

/** Somebody should have taken the next step by now. */
export const lateBills = (): Prisma.BillRequestWhereInput => ({ stepDueAt: { lt: new Date() } });

/** All others: with time left, waiting for the customer, over, or from before there was a clock. */
export const timelyBills = (): Prisma.BillRequestWhereInput => ({
  OR: [{ stepDueAt: null }, { stepDueAt: { gte: new Date() } }],
});
