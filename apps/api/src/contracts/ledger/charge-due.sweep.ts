import { dateColumn } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { Ledgers } from './ledgers.js';

/**
 * Charges what fell due, a contract a transaction: one that fails holds up no other. A second worker waits at the
 * contract's row and finds nothing left to charge.
 */
@Every({ hours: 1 })
export class ChargeDueSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
  ) {
    super();
  }

  /** How many contracts were charged. */
  override async sweep(on = todayInMexico()): Promise<number> {
    let charged = 0;
    for (const contractId of await this.due(on)) {
      if (this.stopped) break;
      if (await this.charge(contractId, on)) charged += 1;
    }
    return charged;
  }

  /** Those that waited longest first. All of them at once: asked for in batches, PostgreSQL walks the whole schedule. */
  private async due(on: string): Promise<Set<string>> {
    const lines = await this.prisma.instalment.findMany({
      where: { charged: false, dueOn: { lte: dateColumn(on) }, kind: { not: 'purchase_option' } },
      orderBy: { dueOn: 'asc' },
      select: { contractId: true },
    });
    return new Set(lines.map(({ contractId }) => contractId));
  }

  private async charge(contractId: string, on: string): Promise<boolean> {
    try {
      await this.prisma.$transaction((database) => this.ledgers.charge(database, contractId, on));
      return true;
    } catch (error) {
      this.logger.error({ err: error, contractId }, 'Not charged; trying again in an hour');
      return false;
    }
  }
}
