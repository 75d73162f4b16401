import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';

const KEPT_DAYS = 30;
const BATCH = 10_000;

/** Throws away what was delivered or given up a month ago. The events themselves stay: whoever missed them can have them again. */
@Every({ hours: 1 }, { first: 'later' })
export class DeliveredSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many were thrown away. */
  override async sweep(): Promise<number> {
    return this.inSteps(
      BATCH,
      (most) => this.prisma.$executeRaw`
        DELETE FROM delivery WHERE id IN (
          SELECT id FROM delivery WHERE created_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS})
          ORDER BY created_at LIMIT ${most})`,
    );
  }
}
