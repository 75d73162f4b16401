import { dateColumn } from '@flota/records';
import { addDays, dayInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoCallBacks, demoForms } from '../data/demo-leads.js';

/** Customer care has taken some of the demo's leads and means to do something about them, unless somebody does already. */
export async function seedDemoLeadOwners({ database, now }: SeedContext): Promise<number> {
  const care = await database.staffAccount.findFirst({ where: { role: 'care' }, orderBy: { createdAt: 'asc' } });
  const isWorked = { OR: [{ ownerId: { not: null } }, { tasks: { some: {} } }] };
  if (!care || (await database.lead.count({ where: isWorked })) > 0) return 0;
  let rows = 0;
  for (const work of [...demoCallBacks, ...demoForms]) {
    if (!work.isTaken) continue;
    const which = 'folio' in work ? { folio: work.folio } : { email: work.email, kind: 'call-back' };
    const lead = await database.lead.findFirst({ where: which, select: { id: true } });
    if (!lead) continue;
    await database.lead.update({ where: { id: lead.id }, data: { ownerId: care.id } });
    rows += 1;
    if (!work.task) continue;
    const dueOn = dateColumn(addDays(dayInMexico(now), work.task.inDays));
    await database.leadTask.create({ data: { leadId: lead.id, title: work.task.title, dueOn, ownerId: care.id } });
    rows += 1;
  }
  return rows;
}
