import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';

const BATCH = 50;

/** Lets go of ZIPs whose time is over. That papers were sent, and which, stays. */
@Every({ hours: 1 }, { first: 'later' })
export class ExpiredArchives extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async sweep(now = new Date()): Promise<void> {
    await this.prisma.paperArchive.deleteMany({ where: { expiresAt: { lt: now }, accountantId: null, fileId: null } });
    while (!this.stopped) {
      const archives = await this.prisma.paperArchive.findMany({
        where: { expiresAt: { lt: now }, fileId: { not: null } },
        include: { file: true },
        take: BATCH,
      });
      if (archives.length === 0) return;
      for (const { id, file } of archives) {
        await this.prisma.$transaction(async (database) => {
          await database.paperArchive.update({ where: { id }, data: { fileId: null } });
          if (!file) return;
          // The same papers make the same bytes: another ZIP may be kept in them.
          const { count } = await database.storedFile.deleteMany({
            where: { id: file.id, paperArchives: { none: {} } },
          });
          if (count === 0) return;
          // Thrown away with the other bytes that nothing names (left-over-objects.sweep.ts).
          await database.pendingObject.create({ data: { object: file.object ?? file.key, doomed: true } });
        });
      }
    }
  }
}
