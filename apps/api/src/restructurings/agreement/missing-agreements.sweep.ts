import type { Restructuring as Stored } from '@flota/prisma';
import { restructuringFiguresSchema } from '@flota/schemas';
import { Ledgers } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { RestructuringAgreements } from './restructuring-agreements.service.js';

const MOST = 50;

/** Prints the convenio of what was accepted before there was one, or brought back since, by what was kept of it. */
@Every({ hours: 1 })
export class MissingAgreementsSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly agreements: RestructuringAgreements,
  ) {
    super();
  }

  /** How many were printed. */
  override async sweep(): Promise<number> {
    let printed = 0;
    let after: string | undefined;
    await this.inSteps(MOST, async (take) => {
      const found = await this.lacking(take, after);
      after = found.at(-1)?.id;
      for (const row of found) if (!this.stopped && (await this.tryToPrint(row))) printed += 1;
      return found.length;
    });
    return printed;
  }

  private lacking(take: number, after?: string): Promise<Stored[]> {
    return this.prisma.restructuring.findMany({
      where: { state: 'accepted', documentId: null, ...(after !== undefined && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take,
    });
  }

  /** One that can't be printed must not keep the others waiting. */
  private async tryToPrint(row: Stored): Promise<boolean> {
    try {
      return await this.print(row);
    } catch (error) {
      this.logger.error({ err: error, restructuringId: row.id }, 'No convenio printed; trying again');
      return false;
    }
  }

  /** `false` when another worker was faster. */
  private async print(row: Stored): Promise<boolean> {
    const { contractId, endedAt, endedById, eventId, id, shownHash } = row;
    // The database refuses an accepted one without them.
    if (!endedAt || !endedById || !eventId || !shownHash)
      throw new Error(`The restructuring ${id} is accepted unproved`);
    const figures = restructuringFiguresSchema.parse(row.shownFigures);
    const { email, name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: endedById } });
    const agreement = await this.agreements.print(row, { figures, hash: shownHash }, { at: endedAt, name, email });
    return this.prisma.$transaction(async (database) => {
      await this.ledgers.lock(database, [contractId]);
      const still = await database.restructuring.count({ where: { id, state: 'accepted', documentId: null } });
      if (still === 0) return false;
      const { id: documentId } = await this.agreements.issue(database, row, agreement, eventId);
      await database.restructuring.update({ where: { id }, data: { documentId } });
      return true;
    });
  }
}
