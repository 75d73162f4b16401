import { PrismaService } from '../database/prisma.service.js';
import { Every, Sweep } from '../schedule/sweep.js';

/** A file that was broken off while it came. */
const RECEIVING_MS = 3_600_000;
/** That somebody brought a file in, and how its columns were read, is known for so long after its rows are gone. */
const KNOWN_MS = 365 * 24 * 3_600_000;

/** Forgets the rows of files whose time is over: from then on an import can't be undone. */
@Every({ hours: 1 }, { first: 'later' })
export class ExpiredImports extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async sweep(now = new Date()): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    await this.prisma.staffImport.deleteMany({ where: { step: 'receive', createdAt: { lt: before(RECEIVING_MS) } } });
    await this.prisma.staffImportRow.deleteMany({ where: { import: { expiresAt: { lt: now } } } });
    await this.prisma.staffImport.deleteMany({ where: { expiresAt: { lt: before(KNOWN_MS) } } });
  }
}
