import { todayInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';
import { endOverdue } from './open-proposals.js';

/** Ends proposals whose last day has passed. */
@Every({ hours: 1 })
export class RestructuringsSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many ended. One that is being accepted is accepted or expired, as only an open one is ended. */
  override sweep(today = todayInMexico()): Promise<number> {
    return endOverdue(this.prisma, today);
  }
}
