import { standingOn } from '@flota/finance';
import { dayOfColumn, Prisma } from '@flota/prisma';
import { bookOf } from '@flota/records';
import { reminderStepSchema, todayInMexico } from '@flota/schemas';
import { owedOf } from '../../contracts/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { mayBeAskedFor } from '../../platform/notices/contact-stops.js';

const include = {
  contract: {
    include: {
      events: true,
      collectionCase: true,
      paymentPromises: { where: { state: 'open' }, take: 1, select: { id: true } },
    },
  },
  step: { include: { versions: true } },
} satisfies Prisma.DueReminderInclude;

interface LateDue {
  contract: Prisma.DueReminderGetPayload<{ include: typeof include }>['contract'];
  dueOn: string;
  /** MXN, all that is owed today, late interest included. */
  owed: string;
}

/**
 * Of what a mail or a customer was told is late, what still is and may be asked for, each contract once, the oldest first: what was
 * paid, promised or stopped since isn't told any more.
 */
export async function toldLate(
  database: Database,
  told: { emailId: string } | { customerId: string },
  today = todayInMexico(),
): Promise<LateDue[]> {
  const reminders = await database.dueReminder.findMany({
    where: {
      days: { gt: 0 },
      ...('emailId' in told
        ? { emailId: told.emailId, contract: mayBeAskedFor(today) }
        : { contract: { customerId: told.customerId, ...mayBeAskedFor(today) } }),
    },
    orderBy: [{ dueOn: 'asc' }, { days: 'desc' }],
    include,
  });
  const seen = new Set<string>();
  return reminders.flatMap(({ contract, contractId, dueOn: column, step, stepVersion }) => {
    if (seen.has(contractId)) return [];
    seen.add(contractId);
    const version = step.versions.find((each) => each.version === stepVersion);
    const waits = version === undefined || reminderStepSchema.parse(version.content).waitsForPromise;
    if (waits && contract.paymentPromises.length > 0) return [];
    const since = contract.collectionCase?.overdueSince;
    if (since?.getTime() !== column.getTime()) return [];
    const owed = owedOf(standingOn(bookOf(contract, contract.events), today));
    return Number(owed) > 0 ? [{ contract, dueOn: dayOfColumn(column), owed }] : [];
  });
}
