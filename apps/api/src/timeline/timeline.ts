import { Injectable } from '@nestjs/common';
import { type Prisma } from '@flota/prisma';
import { type TimelineEntry, type TimelineFact, timelineFactSchema, type TimelineSubject } from '@flota/schemas';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { leadMoments, partsOfLead } from './lead-moments.js';

/** Which record something is about. */
export interface TimelineRecord {
  kind: TimelineSubject;
  id: string;
}

const COLUMNS = { leads: 'leadId', quotes: 'quoteId', customers: 'customerId' } as const satisfies Record<
  TimelineSubject,
  keyof Prisma.TimelineEntryCreateManyInput
>;
/** More than anybody reads; what is older is in the other system. */
const SHOWN = 100;

/** What happened with people, here and in other systems, as staff read it beside the record. */
@Injectable()
export class Timeline {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Notes it once, however often it is told; nothing on a record that is gone.
   *
   * @param told `source` is the connector's name, or `staff`; `reference` what it calls this
   * @returns whether it is new
   */
  async note(
    database: Database,
    record: TimelineRecord,
    told: { source: string; reference: string; at: Date; fact: TimelineFact },
  ): Promise<boolean> {
    if (!(await isThere(database, record))) return false;
    const { count } = await database.timelineEntry.createMany({
      data: [{ ...told, [COLUMNS[record.kind]]: record.id }],
      skipDuplicates: true,
    });
    return count > 0;
  }

  /** The newest first. */
  async read({ kind, id }: TimelineRecord): Promise<TimelineEntry[]> {
    const ids = kind === 'leads' ? await partsOfLead(this.prisma, id) : [id];
    const rows = await this.prisma.timelineEntry.findMany({
      where: { [COLUMNS[kind]]: { in: ids } },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    });
    const noted = rows.map((row) => ({ id: row.id, at: row.at.toISOString(), ...timelineFactSchema.parse(row.fact) }));
    if (kind !== 'leads') return noted;
    // Of the same moment, what was noted came of what was there.
    return [...noted, ...(await leadMoments(this.prisma, ids))].toSorted((one, other) =>
      other.at.localeCompare(one.at),
    );
  }
}

/** Held until the transaction ends, so that it is not erased meanwhile. */
async function isThere(database: Database, { kind, id }: TimelineRecord): Promise<boolean> {
  switch (kind) {
    case 'leads':
      return (await database.$queryRaw<[]>`SELECT FROM lead WHERE id = ${id}::uuid FOR SHARE`).length > 0;
    case 'quotes':
      return (await database.$queryRaw<[]>`SELECT FROM quote WHERE id = ${id}::uuid FOR SHARE`).length > 0;
    case 'customers':
      return (await database.$queryRaw<[]>`SELECT FROM customer WHERE id = ${id}::uuid FOR SHARE`).length > 0;
  }
}
