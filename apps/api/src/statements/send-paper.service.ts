import { Injectable } from '@nestjs/common';
import type { sendPaperSchema } from '@flota/schemas';
import type { z } from 'zod';
import { InvoicesService } from '../invoices/index.js';
import type { CurrentCustomer } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Outbox } from '../platform/outbox/outbox.js';
import type { About } from '../platform/outbox/owed-mail.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { type MailedPaper, PaperMail } from './paper.mail.js';
import { StatementsService } from './statements.service.js';

type Paper = z.output<typeof sendPaperSchema>;

/** A mailbox wants each paper once or twice, not by the hundred. */
const LIMIT = { name: 'send-paper', points: 20, seconds: 3600 };

@Injectable()
export class SendPaperService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly statements: StatementsService,
    private readonly invoices: InvoicesService,
  ) {}

  /** To whoever asks, holder of the account or not. 404 for a paper that isn't of it. */
  async send(customer: CurrentCustomer, paper: Paper): Promise<void> {
    const about = await this.own(customer.id, paper);
    await this.limiter.consume(LIMIT, customer.person.id);
    await this.outbox.commit((_database, owe) => owe(PaperMail, { to: customer.person.email, about }));
  }

  private async own(customerId: string, { paper, id }: Paper): Promise<About<MailedPaper>> {
    switch (paper) {
      case 'statement':
        return { kind: 'statement', id: (await this.statements.own(customerId, id)).id };
      case 'invoice':
        return { kind: 'invoice', id: (await this.invoices.own(customerId, id)).id };
      case 'document': {
        const document = await this.prisma.contractDocument.findUnique({ where: { id, contract: { customerId } } });
        if (!document) throw ProblemException.notFound();
        return { kind: 'contract_document', id: document.id };
      }
    }
  }
}
