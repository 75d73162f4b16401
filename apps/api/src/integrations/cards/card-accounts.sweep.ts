import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';

/** A day more than payments are asked for. */
const KEPT_DAYS = 8;

/** Forgets keys that no payment was begun with for a week: nothing is asked with them any more. Their labels stay. */
@Every({ hours: 1 }, { first: 'later' })
export class CardAccountsSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many were forgotten. */
  override async sweep(): Promise<number> {
    return this.prisma.$executeRaw`
      UPDATE card_account SET secrets = NULL
      WHERE secrets IS NOT NULL AND used_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS})`;
  }
}
