import { dateColumn } from '@flota/records';
import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoCustomerWork } from '../data/demo-customer-work.js';

const WRITER = 'care@flota.test';

/** What staff noted of demo customers and mean to do, unless somebody has something to do already. */
export async function seedDemoCustomerWork({ database, now }: SeedContext): Promise<number> {
  if ((await database.customerTask.count()) > 0) return 0;
  const care = await database.staffAccount.findUnique({ where: { email: WRITER }, select: { id: true, name: true } });
  if (!care) return 0;
  const today = dayInMexico(now);
  let rows = 0;
  for (const { email, note, task } of demoCustomerWork) {
    const customer = await database.customer.findUnique({ where: { email }, select: { id: true } });
    if (!customer) continue;
    await database.timelineEntry.create({
      data: {
        ...{ customerId: customer.id, source: 'staff', reference: `demo:${email}` },
        at: instantInMexico(addDays(today, -note.daysAgo), note.time),
        fact: { kind: 'note', text: note.text, by: care.name },
      },
    });
    await database.customerTask.create({
      data: {
        ...{ customerId: customer.id, title: task.title, ownerId: care.id },
        dueOn: dateColumn(addDays(today, task.inDays)),
      },
    });
    rows += 2;
  }
  return rows;
}
