import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../../platform/schedule/sweep.js';
import { PlanInvoices } from './plan-invoices.service.js';

/** At once; then it looks again. */
const PAGE = 200;

/** Works out what the contracts ask for that something was posted to. */
@Every({ seconds: 30 })
export class PlanInvoicesSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly plans: PlanInvoices,
  ) {
    super();
  }

  override async sweep(): Promise<void> {
    const failed = new Set<string>();
    for (;;) {
      const waiting = await this.prisma.invoicingDue.findMany({
        where: { contractId: { notIn: [...failed] } },
        orderBy: { since: 'asc' },
        take: PAGE,
      });
      if (waiting.length === 0) return;
      for (const { contractId } of waiting) {
        if (this.stopped) return;
        try {
          await this.plans.plan(contractId);
        } catch (error) {
          // One that can't be worked out must not keep the others waiting.
          failed.add(contractId);
          this.logger.error({ err: error, contractId }, 'Its documents could not be worked out; trying again');
        }
      }
    }
  }
}
