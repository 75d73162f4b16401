import { PrismaService } from '../../database/prisma.service.js';
import { Every, Sweep } from '../../schedule/sweep.js';
import { Files } from '../../storage/files.js';

const BATCH = 50;
/** That somebody had a file made is shown to them for so long after it is gone. */
const SHOWN_MS = 30 * 24 * 3_600_000;

/** Lets go of exported files whose time is over, and of what was searched for where none was ever made. */
@Every({ hours: 1 }, { first: 'later' })
export class ExpiredExports extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<void> {
    await this.inSteps(BATCH, (most) => this.letGo(now, most));
    await this.prisma.staffExport.updateMany({
      where: { expiresAt: { lt: now }, state: { in: ['pending', 'failed'] }, filter: { not: null } },
      data: { state: 'failed', filter: null, nextAttemptAt: null },
    });
    await this.prisma.staffExport.deleteMany({
      where: { expiresAt: { lt: new Date(now.getTime() - SHOWN_MS) }, fileId: null },
    });
  }

  private async letGo(now: Date, most: number): Promise<number> {
    const rows = await this.prisma.staffExport.findMany({
      where: { expiresAt: { lt: now }, fileId: { not: null } },
      include: { file: true },
      take: most,
    });
    for (const { id, file } of rows) {
      await this.prisma.$transaction(async (database) => {
        const { count } = await database.staffExport.updateMany({
          where: { id, fileId: { not: null } },
          data: { fileId: null },
        });
        if (count > 0 && file) await this.files.letGo(database, file);
      });
    }
    return rows.length;
  }
}
