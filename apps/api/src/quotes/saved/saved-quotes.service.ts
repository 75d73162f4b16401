import { Injectable } from '@nestjs/common';
import { countVehicles, firstPaymentName, quoteFigures, vehiclesText, viewOf } from '@flota/figures';
import { dayOfColumn, type Quote } from '@flota/prisma';
import {
  type ListedQuote,
  type SavedQuote,
  type SavedQuotes,
  type savedQuotesLinkRequestSchema,
  todayInMexico,
} from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { sha256 } from '../../platform/crypto/keys.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { FormIntake, type Visit } from '../../platform/forms/form-intake.js';
import { answeredAlike } from '../../platform/forms/same-answer.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { presentQuote, quoteIncludes, type QuoteWithPlan } from '../quote.presenter.js';
import { QuotesService } from '../quotes.service.js';
import { QuoteListLinks } from './quote-list-links.js';
import { SavedQuotesMail } from './saved-quotes.mail.js';

const HOUR = 3_600;
const LINKS_PER_ADDRESS: Limit = { name: 'quote-list-link', points: 10, seconds: HOUR };
/** Within the time a link works: whoever is over it has one in the mailbox that does. */
const LINKS_PER_MAILBOX: Limit = { name: 'quote-list-mail', points: 3, seconds: 2 * HOUR };
const OPENED_PER_ADDRESS: Limit = { name: 'quote-list-open', points: 120, seconds: HOUR };
const RENEWED_PER_MAILBOX: Limit = { name: 'quote-renewal', points: 10, seconds: HOUR };
/** More than anybody compares. */
const LISTED = 50;

/** The quotes of a mailbox, for whoever can read its mail. */
@Injectable()
export class SavedQuotesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly links: QuoteListLinks,
    private readonly quotes: QuotesService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Mails a link where there is something to link to. Whoever asks learns nothing: same answer, same time. */
  async mailLink(body: z.output<typeof savedQuotesLinkRequestSchema>, visit: Visit): Promise<void> {
    const { email } = body;
    const taken = this.intake.take(
      { ...visit, route: 'POST /api/saved-quotes/link', body, mailbox: email },
      () => this.limiter.consume(LINKS_PER_ADDRESS, visit.address),
      async (database, _prepared, owe) => {
        const known = await database.quote.findFirst({ where: { contactEmail: email }, select: { id: true } });
        if (known && (await this.limiter.take(LINKS_PER_MAILBOX, sha256(email))).granted) {
          const id = await this.links.issue(database, email);
          await owe(SavedQuotesMail, { to: email, about: { kind: 'quote_list_link', id } });
        }
        // Nothing that a repeat would be told about.
        return randomUUID();
      },
    );
    await answeredAlike(taken);
  }

  async list(token: string, address: string): Promise<SavedQuotes> {
    await this.limiter.consume(OPENED_PER_ADDRESS, address);
    const { email, expiresAt } = await this.links.open(token);
    const quotes = await this.prisma.quote.findMany({
      where: { contactEmail: email },
      include: quoteIncludes,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: LISTED,
    });
    return { quotes: quotes.map(listed), linkUntil: expiresAt.toISOString() };
  }

  /** The same again with the figures of today, mailed like any other. 422 on what is not offered any more. */
  async renew(token: string, quoteToken: string, visit: Visit): Promise<SavedQuote> {
    const quote = await this.ofLink(token, quoteToken);
    await this.limiter.consume(RENEWED_PER_MAILBOX, sha256(quote.contactEmail));
    return this.quotes.renew(quote, visit);
  }

  /** Deletes it with all that hangs on it: its mails, and the call that was asked for. */
  async forget(token: string, quoteToken: string): Promise<void> {
    const { id } = await this.ofLink(token, quoteToken);
    await this.prisma.quote.deleteMany({ where: { id } });
  }

  /** 404 for a quote of another mailbox as for one that is not there. */
  private async ofLink(token: string, quoteToken: string): Promise<Quote> {
    const { email } = await this.links.open(token);
    const quote = await this.prisma.quote.findFirst({ where: { token: quoteToken, contactEmail: email } });
    if (!quote) throw new ProblemException(404, 'QUOTE.NOT_FOUND');
    return quote;
  }
}

function listed(row: QuoteWithPlan): ListedQuote {
  const quote = presentQuote(row);
  const { plan, vehicle, termMonths, units, token, folio, createdAt, validUntil } = quote;
  const view = viewOf(quote);
  return {
    ...{ plan, vehicle, termMonths, token, folio, createdAt, validUntil },
    units: countVehicles(quote),
    ...(quote.lines && { vehicles: vehiclesText(quote) }),
    isValid: dayOfColumn(row.validUntil) >= todayInMexico(),
    first: { label: firstPaymentName(view, units), amount: quoteFigures(view).first.amount },
  };
}
