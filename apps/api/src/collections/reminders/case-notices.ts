import { Injectable } from '@nestjs/common';
import type { SentNotices as SentNoticesPage } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { SentNotices } from '../../platform/notices/sent-notices.js';

type Notice = SentNoticesPage['notices'][number];

/** Of a contract: what is older stands with its customer. */
const REMINDERS = 50;
/** Of what the customer was told of all contracts, so much is read. */
const PAGES = 5;
/** What goes to telephones and devices names no contract: it is of the reminders written down in its transaction. */
const AT_ONCE_MS = 15_000;

const allOf = new Intl.ListFormat('es-MX');

/** What a contract's holder was told of its due dates and arrears, by every channel; what tells of several names them. */
@Injectable()
export class CaseNotices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sent: SentNotices,
  ) {}

  async of({ customerId, id }: { customerId: string; id: string }): Promise<Notice[]> {
    const own = await this.prisma.dueReminder.findMany({
      where: { contractId: id },
      orderBy: { toldAt: 'desc' },
      take: REMINDERS,
      select: { toldAt: true },
    });
    const oldest = own.at(-1)?.toldAt;
    if (!oldest) return [];
    const since = new Date(oldest.getTime() - AT_ONCE_MS);
    const notices = await this.remindersSince(customerId, since.toISOString());
    const told = await this.prisma.dueReminder.findMany({
      where: { contract: { customerId }, toldAt: { gte: since } },
      orderBy: { contract: { number: 'asc' } },
      select: { emailId: true, toldAt: true, contract: { select: { id: true, number: true } } },
    });
    return notices.flatMap((notice) => {
      const about = told.filter((each) => isOf(notice, each)).map(({ contract }) => contract);
      if (!about.some((contract) => contract.id === id)) return [];
      const numbers = [...new Set(about.map(({ number }) => number))];
      return [numbers.length === 1 ? notice : { ...notice, title: `${notice.title} (${allOf.format(numbers)})` }];
    });
  }

  private async remindersSince(customerId: string, since: string): Promise<Notice[]> {
    const notices: Notice[] = [];
    let before: string | undefined;
    for (let page = 0; page < PAGES; page++) {
      const read = await this.sent.of(customerId, before);
      notices.push(...read.notices.filter(({ at, kind }) => kind === 'dueDates' && at >= since));
      if (read.next === null || read.next < since) break;
      before = read.next;
    }
    return notices;
  }
}

const isOf = ({ at, channel, id }: Notice, { emailId, toldAt }: { emailId: string | null; toldAt: Date }): boolean =>
  channel === 'email' ? emailId === id : Math.abs(Date.parse(at) - toldAt.getTime()) <= AT_ONCE_MS;
