import { Prisma } from '@flota/prisma';
import type { Database } from '../../../platform/database/prisma.service.js';
import { LEDGER } from '../ledger-actor.js';

interface News {
  eventId: string;
  state: 'posted' | 'reversed';
  reversedById: string | null;
}

/** Whether an event of ours is the ledger's own doing: it named it, or staff took it from there. */
const ofLedger = (id: Prisma.Sql) => Prisma.sql`(
  exists (select from external_reference where system = ${LEDGER} and kind = 'movement' and record_id = ${id})
  or exists (select from ledger_difference difference join desk_request request on request.id = difference.desk_request_id
    where ${id} = any (request.event_ids)))`;

/**
 * Whether the ledger knows that already, because it said so itself. Money of its own that Flota took back in the meantime, and that
 * counts again, is news to it.
 */
export async function isFromLedger(database: Database, { eventId, reversedById, state }: News): Promise<boolean> {
  const told = state === 'reversed' ? reversedById : eventId;
  if (!told) return false;
  const [row] = await database.$queryRaw<{ known: boolean }[]>`
    select ${ofLedger(Prisma.sql`${told}::uuid`)} and (${state} = 'reversed' or not exists (
      select from contract_event back where back.reverses_id = ${told}::uuid and not ${ofLedger(Prisma.sql`back.id`)}
    )) as known`;
  return row?.known ?? false;
}
