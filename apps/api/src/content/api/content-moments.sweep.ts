import { CONTENT, type ContentKind } from '@flota/schemas';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { keyColumn } from '../../platform/resources/resource-input.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { Events, type Telling } from '../../platform/events/events.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';

/**
 * Content that began or ended by its dates changed without anybody writing it: kept answers and other systems hear of it. Of what
 * is written its table tells (decision 055).
 */
@Every({ minutes: 1 })
export class ContentMomentsSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly resources: ResourceRegistry,
    private readonly events: Events,
  ) {
    super();
  }

  override async sweep(): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      // Of several workers the first finds a span of time, the others none.
      const [span] = await database.$queryRaw<{ from: Date; until: Date }[]>`
        SELECT told_until AS "from", date_trunc('milliseconds', clock_timestamp()) AS "until"
        FROM content_version FOR UPDATE`;
      if (!span || span.until <= span.from) return;
      const passed = { gt: span.from, lte: span.until };
      let some = false;
      for (const kind of Object.values<ContentKind>(CONTENT).filter(({ published }) => published)) {
        const keys = await this.keysOf(database, kind, passed);
        await this.events.tellAll(
          database,
          keys.map((key) => changed(kind.name, key)),
        );
        some ||= keys.length > 0;
      }
      await database.contentVersion.updateMany({
        data: { toldUntil: span.until, ...(some && { version: { increment: 1 } }) },
      });
      if (some) await database.$executeRaw`SELECT pg_notify('content_changed', '')`;
    });
  }

  private async keysOf(database: Database, { name }: ContentKind, passed: object): Promise<string[]> {
    const resource = this.resources.get(name);
    const column = keyColumn(resource);
    const rows = (await resource.model(database).findMany({
      where: { OR: [{ publishedFrom: passed }, { publishedUntil: passed }] },
      select: { [column]: true },
    })) as Record<string, unknown>[];
    return rows.map((row) => String(row[column]));
  }
}

const changed = (kind: string, key: string): Telling => ({
  type: 'content.changed',
  subject: { kind: 'content', id: `${kind}/${key}` },
  data: { kind, key, change: 'updated' },
});
