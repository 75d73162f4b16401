import { Injectable } from '@nestjs/common';
import { AGENDA_DAYS, type AgendaEntry, CONTENT, type ContentAgenda, type ContentName } from '@flota/schemas';
import { titleOf } from '../../platform/content/content-resource.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { isRead } from '../legal/approved-text.js';

const DAY_MS = 86_400_000;
/** Of each kind: whoever has more of them at once doesn't read them here. */
const MOST = 20;

type Moment = 'publishedFrom' | 'publishedUntil';
type Row = Record<string, unknown> & { updatedAt: Date; publishedFrom: Date | null; publishedUntil: Date | null };

const KINDS = (Object.keys(CONTENT) as ContentName[]).filter((name) => CONTENT[name].published);

/** What changes on the site by its dates, for those who write it. */
@Injectable()
export class ContentAgendas {
  constructor(
    private readonly prisma: PrismaService,
    private readonly resources: ResourceRegistry,
  ) {}

  async read(now = new Date()): Promise<ContentAgenda> {
    const ahead = new Date(now.getTime() + AGENDA_DAYS.ahead * DAY_MS);
    const back = new Date(now.getTime() - AGENDA_DAYS.back * DAY_MS);
    const [ending, beginning, ended, unreadLegal] = await Promise.all([
      this.entries('publishedUntil', 'asc', { gt: now, lte: ahead }),
      // However far ahead: what waits to begin is easily forgotten.
      this.entries('publishedFrom', 'asc', { gt: now }),
      this.entries('publishedUntil', 'desc', { gt: back, lte: now }),
      this.unreadLegal(),
    ]);
    return { ending, beginning, ended: ended.toReversed(), unreadLegal };
  }

  /** The earliest first. */
  private async entries(moment: Moment, order: 'asc' | 'desc', span: object): Promise<AgendaEntry[]> {
    const ofKinds = await Promise.all(KINDS.map((kind) => this.entriesOf(kind, moment, order, span)));
    return ofKinds.flat().toSorted((one, other) => one.at.localeCompare(other.at));
  }

  private async entriesOf(kind: ContentName, moment: Moment, order: 'asc' | 'desc', span: object) {
    const rows = (await this.resources
      .get(kind)
      .model(this.prisma)
      .findMany({ where: { [moment]: span }, orderBy: { [moment]: order }, take: MOST })) as Row[];
    return rows.map((row): AgendaEntry => ({
      kind,
      id: String(row[CONTENT[kind].key]),
      title: titleOf(CONTENT[kind], row),
      at: row[moment]?.toISOString() ?? '',
    }));
  }

  private async unreadLegal(): Promise<ContentAgenda['unreadLegal']> {
    const pages = await this.prisma.legalPage.findMany({ orderBy: [{ position: 'asc' }, { slug: 'asc' }] });
    return pages.filter((page) => !isRead(page)).map(({ slug, title, published }) => ({ id: slug, title, published }));
  }
}
