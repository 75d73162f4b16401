import { Injectable, Logger } from '@nestjs/common';
import { type PaperChoice, PAPERS_AT_ONCE } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { type ChosenPapers, PapersService } from '../list/papers.service.js';
import { PaperFiles } from './paper-files.service.js';
import { zipped } from './zip.js';
import { type Summary, zippedPapers } from './zipped-papers.js';

const LIMIT = { name: 'zip-papers', points: 30, seconds: 3_600 };

/** Papers as one file. */
@Injectable()
export class PaperZips {
  private readonly logger = new Logger(PaperZips.name);

  constructor(
    private readonly prisma: PrismaService,
    private readonly papers: PapersService,
    private readonly files: PaperFiles,
    private readonly limiter: RateLimiter,
    private readonly audit: Audit,
  ) {}

  /** While the customer waits. All that can be refused is refused before the first byte. */
  async now(customer: CurrentCustomer, choice: PaperChoice): Promise<AsyncIterable<Buffer>> {
    await this.limiter.consume(LIMIT, customer.id);
    const chosen = await this.papers.chosen(customer.id, choice, PAPERS_AT_ONCE);
    await this.audit.note(this.prisma, {
      actor: customer.person,
      action: 'download-papers',
      resource: 'customers',
      recordId: customer.id,
      details: { papers: chosen.papers.length },
    });
    return this.of(customer.id, chosen);
  }

  of(
    customerId: string,
    chosen: ChosenPapers,
    { onMade, summary }: { onMade?: (made: number) => Promise<void>; summary?: Summary | null } = {},
  ): AsyncIterable<Buffer> {
    const making = {
      filesOf: (paper: ChosenPapers['papers'][number]) => this.files.of(customerId, paper),
      onMissing: ({ kind, id }: ChosenPapers['papers'][number], error: unknown) =>
        this.logger.warn({ err: error, kind, id }, 'A paper is missing in a ZIP'),
      ...(onMade && { onMade }),
      ...(summary && { summary }),
    };
    return zipped(zippedPapers(chosen, making));
  }
}
