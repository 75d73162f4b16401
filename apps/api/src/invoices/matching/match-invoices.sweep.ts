import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { InvoiceMatching } from './invoice-matching.service.js';

/** At once; then it looks again. */
const PAGE = 200;

/** Matches the invoices of contracts that something was posted to since: money that came after its invoice, or took the place of other money. */
@Every({ minutes: 5 })
export class MatchInvoicesSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly matching: InvoiceMatching,
  ) {
    super();
  }

  override async sweep(): Promise<void> {
    const failed = new Set<string>();
    for (;;) {
      const waiting = (await this.waiting()).filter((id) => !failed.has(id));
      if (waiting.length === 0) return;
      for (const contractId of waiting) {
        if (this.stopped) return;
        try {
          await this.matching.match(contractId);
        } catch (error) {
          // One that can't be read must not keep the others waiting.
          failed.add(contractId);
          this.logger.error(`The invoices of contract ${contractId} could not be matched`, error);
        }
      }
    }
  }

  private async waiting(): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      select contract.contract_id as id from (select distinct contract_id from invoice) contract
      left join invoice_matching matched on matched.contract_id = contract.contract_id
      where matched.sequence is null
        or matched.sequence < (select max(sequence) from movement where movement.contract_id = contract.contract_id)
      limit ${PAGE}`;
    return rows.map(({ id }) => id);
  }
}
