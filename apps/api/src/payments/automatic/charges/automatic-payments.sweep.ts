import { type AutomaticPayment, dateColumn } from '@flota/prisma';
import { addDays, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../../platform/schedule/sweep.js';
import { NOTICE_DAYS } from '../rules/charge-rules.js';
import { PlanCharges } from './plan-charges.js';

const MOST = 200;

/** Plans charges and tells of them in time; ends what is paid of contracts that are settled. */
@Every({ hours: 1 })
export class AutomaticPaymentsSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly planning: PlanCharges,
  ) {
    super();
  }

  override async sweep(today = todayInMexico()): Promise<void> {
    let after: string | undefined;
    await this.inSteps(MOST, async (take) => {
      const found = await this.wanting(today, take, after);
      after = found.at(-1)?.id;
      for (const mandate of found) {
        if (this.stopped) break;
        await this.planning
          .plan(mandate, today)
          .catch((error: unknown) =>
            this.logger.error({ err: error, automaticPayment: mandate.id }, 'Not planned; trying again later'),
          );
      }
      return found.length;
    });
  }

  /** Those with nothing planned, or with something to tell or to leave out. */
  private wanting(today: string, take: number, after?: string): Promise<Pick<AutomaticPayment, 'id' | 'contractId'>[]> {
    const soon = { lte: dateColumn(addDays(today, NOTICE_DAYS)) };
    return this.prisma.automaticPayment.findMany({
      where: {
        state: 'active',
        OR: [
          { charges: { none: { state: { in: ['pending', 'charging', 'held'] } } } },
          { charges: { some: { state: 'pending', noticedAt: null, chargeOn: soon } } },
          { charges: { some: { state: 'held', chargeOn: { lte: dateColumn(today) } } } },
        ],
        ...(after !== undefined && { id: { gt: after } }),
      },
      select: { id: true, contractId: true },
      orderBy: { id: 'asc' },
      take,
    });
  }
}
