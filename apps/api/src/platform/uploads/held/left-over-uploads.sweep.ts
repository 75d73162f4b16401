import { PrismaService } from '../../database/prisma.service.js';
import { Every, Sweep } from '../../schedule/sweep.js';

/** As long as somebody may want to finish a form that they began, and longer than any request is repeated. */
const KEPT_MS = 24 * 3_600_000;

/** Throws away what was sent ahead a day ago: a form that took it has a copy of its own in the storage. */
@Every({ hours: 1 })
export class LeftOverUploads extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many were thrown away. */
  override async sweep(now = Date.now()): Promise<number> {
    const { count } = await this.prisma.upload.deleteMany({ where: { createdAt: { lt: new Date(now - KEPT_MS) } } });
    return count;
  }
}
