import { Injectable } from '@nestjs/common';
import type { CollectionAgency, Prisma } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import type { Actor } from '../../platform/audit/audit.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { expireExports } from '../../platform/resources/exports/expire-exports.js';
import { HandoversService } from './handovers.service.js';
import { overBecause, pastOn, TERM_OVER, UNTOLD } from './in-force.js';
import { ReturnedCasesMail } from './returned-cases.mail.js';

/** Cases that come back from an agency without anybody taking back each. */
@Injectable()
export class ReturnedCases {
  constructor(
    private readonly handovers: HandoversService,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  /** All that an agency has comes back at once, where by what it is changed to it may collect nothing from today on. */
  async ofChanged(database: Database, staff: Actor, id: string, now: Term): Promise<void> {
    const reason = overBecause(now, todayInMexico());
    if (reason === null) return;
    await lockAgency(database, id);
    if ((await this.end(database, staff, { agencyId: id }, reason)) > 0) await this.tell(database, id);
  }

  /**
   * What of an agency's is over on that day comes back, so many at most: all it has, or what it had for a time. Staff are told
   * of it with the last ones.
   *
   * @returns how many came back, and whether more may have to
   */
  async onDay(database: Database, id: string, today: string, most: number): Promise<{ ended: number; more: boolean }> {
    await lockAgency(database, id);
    // Read once nobody can change it any more: an extension that came first holds.
    const agency = await database.collectionAgency.findUnique({ where: { id } });
    if (!agency) return { ended: 0, more: false };
    const reason = overBecause(agency, today);
    const which = reason === null ? { agencyId: id, ...pastOn(today) } : { agencyId: id };
    const ended = await this.end(database, null, which, reason ?? TERM_OVER, most);
    const more = ended > 0 && (await database.collectionHandover.count({ where: { ...which, endedAt: null } })) > 0;
    if (!more) await this.tell(database, id);
    return { ended, more };
  }

  /** What was written to files of what comes back is good no more. */
  private async end(
    database: Database,
    staff: Actor | null,
    which: Prisma.CollectionHandoverWhereInput,
    reason: string,
    most?: number,
  ): Promise<number> {
    const ended = await this.handovers.endIn(database, staff, which, reason, most);
    if (ended > 0) await expireExports(database, 'collection-handovers');
    return ended;
  }

  /** A mail of all that came back since the last one: of a run that broke off too. */
  private async tell(database: Database, agencyId: string): Promise<void> {
    const where = { ...UNTOLD, agencyId };
    if ((await database.collectionHandover.count({ where })) === 0) return;
    const to = (await this.settings.site(database)).email;
    const about = { kind: 'collection_agency', id: agencyId } as const;
    const returnMailId = await this.outbox.owing(database)(ReturnedCasesMail, { to, about });
    await database.collectionHandover.updateMany({ where, data: { returnMailId } });
  }
}

/** Who hands something to it at this moment is through first, or finds it ended. */
const lockAgency = (database: Database, id: string) =>
  database.$queryRaw`select 1 from collection_agency where id = ${id}::uuid for no key update`;

type Term = Pick<CollectionAgency, 'active' | 'contractUntil'>;
