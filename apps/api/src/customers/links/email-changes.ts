import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/prisma.service.js';
import type { Owe } from '../../platform/outbox/outbox.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { AccessLinkMail } from './access-link.mail.js';
import { OneTimeLinks } from './one-time-links.js';

/** The new address is anybody's until its link is used: few mails go there. */
const EMAIL_CHANGES: Limit = { name: 'email-change', points: 5, seconds: 3_600 };

interface EmailChange {
  customerId: string;
  presentEmail: string;
  email: string;
}

/** A customer's address changes once a link that went to the new one is used, whoever asks for it. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly limiter: RateLimiter,
  ) {}

  /** 429 of a customer whose address is changed over and over. */
  async admit(customerId: string): Promise<void> {
    await this.limiter.consume(EMAIL_CHANGES, customerId);
  }

  /** A link to the new address, and word of it to the present one. */
  async ask(database: Database, owe: Owe, { customerId, presentEmail, email }: EmailChange): Promise<void> {
    const link = { customerId, purpose: 'email_change', email } as const;
    const about = { kind: 'one_time_link', id: await this.links.issue(database, link) } as const;
    await owe(AccessLinkMail, { to: email, about });
    await owe(AccessLinkMail, { to: presentEmail, about });
  }
}
