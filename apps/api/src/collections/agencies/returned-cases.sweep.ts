import { todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { overOn, pastOn } from './in-force.js';
import { ReturnedCases } from './returned-cases.service.js';

/** Whoever pays one of them waits until these are through. */
const AT_ONCE = 300;

/** Brings back what only the day ends: the contract with an agency, and the term that a case was handed over for. */
@Every({ minutes: 10 })
export class ReturnedCasesSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly returned: ReturnedCases,
  ) {
    super();
  }

  /** How many cases came back. */
  override async sweep(today = todayInMexico()): Promise<number> {
    const agencies = await this.prisma.collectionAgency.findMany({
      where: {
        OR: [
          { ...overOn(today), handovers: { some: { endedAt: null } } },
          { handovers: { some: { endedAt: null, ...pastOn(today) } } },
        ],
      },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    let all = 0;
    for (const { id } of agencies) all += await this.bringBack(id, today);
    return all;
  }

  private async bringBack(id: string, today: string): Promise<number> {
    let all = 0;
    for (let isMore = true; isMore && !this.stopped;) {
      const { ended, more } = await this.prisma.$transaction((database) =>
        this.returned.onDay(database, id, today, AT_ONCE),
      );
      all += ended;
      isMore = more;
    }
    return all;
  }
}
