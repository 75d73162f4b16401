import type { Lead } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/** A lead as it stands until the transaction ends: whoever changes it too waits. 404 when there is none, 409 when it is part of another. */
export async function lockedLead(database: Database, id: string): Promise<Lead> {
  await database.$queryRaw`SELECT FROM lead WHERE id = ${id}::uuid FOR UPDATE`;
  const lead = await database.lead.findUnique({ where: { id } });
  if (!lead) throw ProblemException.notFound();
  if (lead.mergedIntoId !== null) throw new ProblemException(409, 'LEAD.MERGED');
  return lead;
}
