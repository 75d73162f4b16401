import { Injectable } from '@nestjs/common';
import { MESSAGING_AGREEMENTS } from '@flota/schemas';
import { sha256 } from '../platform/crypto/keys.js';
import type { Database } from '../platform/database/prisma.service.js';
import { Agreements } from '../platform/messaging/agreements.js';
import { Texts } from '../platform/messaging/texts.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { QuoteText } from './quote.text.js';

/** To one telephone, which may be anybody's. */
const LINKS_A_DAY = { name: 'quote-links-to-phone', points: 3, seconds: 24 * 3_600 };

/** The link of a quote, to the telephone of a visitor who asked for it there. */
@Injectable()
export class QuoteLinks {
  constructor(
    private readonly agreements: Agreements,
    private readonly texts: Texts,
    private readonly limiter: RateLimiter,
  ) {}

  /** In the transaction that stores the quote. Nobody is told when it was one too many. */
  async owe(database: Database, quoteId: string, phone: string): Promise<void> {
    const about = { kind: 'quote', id: quoteId } as const;
    const text = MESSAGING_AGREEMENTS.quote.whatsapp;
    await this.agreements.note(database, { channel: 'whatsapp', phone, agreed: true, source: 'quote', text, about });
    if ((await this.limiter.count(LINKS_A_DAY, sha256(phone))) > LINKS_A_DAY.points) return;
    await this.texts.owe(database, QuoteText, { to: phone, about, as: about });
  }
}
