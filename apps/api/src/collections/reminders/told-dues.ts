import { dateColumn, dayOfColumn, type DueReminder, Prisma } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { mayBeAskedFor } from '../../platform/notices/contact-stops.js';

/** With what will be charged to a card by itself. */
const include = {
  contract: {
    include: {
      automaticPayments: {
        where: { state: 'active' },
        select: {
          card: { select: { lastFour: true } },
          charges: { where: { state: 'pending', reason: null }, select: { dueOn: true, chargeOn: true } },
        },
      },
    },
  },
} satisfies Prisma.InstalmentInclude;

type Line = Prisma.InstalmentGetPayload<{ include: typeof include }>;

/** Of what a reminder told: an attempt days later says the same. */
export async function toldDues(database: Database, emailId: string) {
  const reminders = await database.dueReminder.findMany({ where: { emailId }, orderBy: { dueOn: 'asc' } });
  const [first] = reminders;
  if (!first) throw new Error(`The mail ${emailId} reminds of nothing`);
  const lines = await linesOf(database, reminders);
  return { lines, dues: duesOf(lines), firstDay: dayOfColumn(first.dueOn) };
}

/** Of all that a customer was reminded of and may be asked for, what falls due from today on and is still missing. */
export async function duesAhead(database: Database, customerId: string, today = todayInMexico()) {
  const reminders = await database.dueReminder.findMany({
    where: {
      days: { lte: 0 },
      contract: { customerId, ...mayBeAskedFor(today) },
      dueOn: { gte: dateColumn(today) },
    },
  });
  return { dues: reminders.length > 0 ? duesOf(await linesOf(database, reminders, { charged: false })) : [] };
}

function linesOf(
  database: Database,
  reminders: readonly Pick<DueReminder, 'contractId' | 'dueOn'>[],
  only: Prisma.InstalmentWhereInput = {},
): Promise<Line[]> {
  return database.instalment.findMany({
    where: {
      ...only,
      kind: { not: 'purchase_option' },
      OR: reminders.map(({ contractId, dueOn }) => ({ contractId, dueOn })),
    },
    include,
    orderBy: [{ dueOn: 'asc' }, { contract: { number: 'asc' } }],
  });
}

/** Of a contract and day: what is missing once its credit is used, the earliest day first. */
function duesOf(lines: readonly Line[]) {
  const left = new Map<string, Prisma.Decimal>();
  return lines.flatMap(({ contract, dueOn: column, total }) => {
    const credit = Prisma.Decimal.min(total, Prisma.Decimal.max(left.get(contract.id) ?? contract.unapplied, 0));
    left.set(contract.id, Prisma.Decimal.sub(left.get(contract.id) ?? contract.unapplied, credit));
    const missing = total.minus(credit);
    const dueOn = dayOfColumn(column);
    return missing.isZero() ? [] : [{ contract, credit, dueOn, missing, byItself: byItselfOf(contract, dueOn) }];
  });
}

/** When and to which card it will be charged without anybody doing anything; `null` where it has to be paid by hand. */
function byItselfOf({ automaticPayments }: Line['contract'], dueOn: string) {
  for (const { card, charges } of automaticPayments) {
    const charge = charges.find((each) => dayOfColumn(each.dueOn) === dueOn);
    if (charge) return { chargeOn: dayOfColumn(charge.chargeOn), lastFour: card.lastFour ?? '' };
  }
  return null;
}

export type ToldDue = ReturnType<typeof duesOf>[number];
