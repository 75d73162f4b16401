import { Injectable } from '@nestjs/common';
import type { BulkResult, EndHandovers, NewHandovers } from '@flota/schemas';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { eachRow } from '../../platform/resources/bulk.js';
import { lockContracts } from '../lock-contracts.js';
import { HandoversService } from './handovers.service.js';

/** Two hundred cases with their entries, one after the other. */
const LONG = { maxWait: 10_000, timeout: 60_000 };

/** One of them may not be handed over, so that none is: what was done is undone. */
class Refused extends Error {
  constructor(readonly result: BulkResult) {
    super('Handed over together or not at all');
  }
}

/** Many cases go to an agency, or come back, by one request. */
@Injectable()
export class ManyHandovers {
  constructor(
    private readonly prisma: PrismaService,
    private readonly handovers: HandoversService,
  ) {}

  /** 422 where no case could be handed to that agency for that time: what is wrong is in the form, not in a case. */
  async give(staff: CurrentStaff, { rows, together, ...handover }: NewHandovers): Promise<BulkResult> {
    await this.prisma.$transaction((database) => this.handovers.agencyFor(database, handover));
    if (together) return this.giveTogether(staff, rows, handover);
    return eachRow(rows, ({ id }) => this.handovers.give(staff, id, handover));
  }

  /** Each by itself: what was paid or taken back meanwhile leaves the others. */
  takeBack(staff: CurrentStaff, { reason, rows }: EndHandovers): Promise<BulkResult> {
    return eachRow(rows, ({ agencyId, id }) => this.handovers.takeBack(staff, id, reason, agencyId));
  }

  private async giveTogether(
    staff: CurrentStaff,
    rows: NewHandovers['rows'],
    handover: Omit<NewHandovers, 'rows' | 'together'>,
  ): Promise<BulkResult> {
    try {
      return await this.prisma.$transaction(async (database) => {
        // In one order, so that two who hand over the same ones don't wait for each other.
        const ids = rows.map(({ id }) => id);
        await database.$queryRaw`
          select 1 from customer where id in (select customer_id from contract where id = any(${ids}::uuid[]))
          order by id for no key update`;
        await this.handovers.agencyFor(database, handover);
        await lockContracts(database, ids);
        const result = await eachRow(rows, ({ id }) => this.handovers.giveIn(database, staff, id, handover));
        if (result.rows.some(({ problem }) => problem !== null)) throw new Refused(result);
        return result;
      }, LONG);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        rows: error.result.rows.map(({ id, problem }) => ({ id, problem: problem ?? 'COLLECTION.NOT_TOGETHER' })),
      };
    }
  }
}
