import { dateColumn } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';

/** Ends proposals whose last day has passed. */
@Every({ hours: 1 })
export class RestructuringsSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many ended. One that is being accepted is accepted or expired, as only an open one is ended. */
  override async sweep(today = todayInMexico()): Promise<number> {
    const { count } = await this.prisma.restructuring.updateMany({
      where: { state: 'open', validUntil: { lt: dateColumn(today) } },
      data: { state: 'expired', endedAt: new Date() },
    });
    return count;
  }
}
