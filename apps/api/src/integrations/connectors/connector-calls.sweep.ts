import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';

const KEPT_DAYS = 30;
const BATCH = 10_000;

/** Throws away what was noted of calls a month ago. */
@Every({ hours: 1 }, { first: 'later' })
export class ConnectorCallsSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many were thrown away. */
  override async sweep(): Promise<number> {
    return this.inSteps(
      BATCH,
      (most) => this.prisma.$executeRaw`
        DELETE FROM connector_call WHERE id IN (
          SELECT id FROM connector_call WHERE at < clock_timestamp() - make_interval(days => ${KEPT_DAYS})
          ORDER BY at LIMIT ${most})`,
    );
  }
}
