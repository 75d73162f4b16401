import { Injectable } from '@nestjs/common';
import type { Quote } from '@flota/prisma';
import { type callBackRequestSchema, type callBackResponseSchema, MESSAGING_AGREEMENTS } from '@flota/schemas';
import type { z } from 'zod';
import { BotDefence } from '../platform/bot-defence/bot-defence.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Events } from '../platform/events/events.js';
import { AskedTexts } from '../platform/messaging/asked-texts.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { QuotesService } from '../quotes/index.js';
import { CallBackText } from './call-back.text.js';
import { CallBackReceiptMail } from './lead-receipt.mail.js';
import { LeadArrivals } from './work/lead-arrivals.js';

const CALL_BACK = 'call-back';

type CallBackRequest = z.output<typeof callBackRequestSchema>;

@Injectable()
export class LeadsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly quotes: QuotesService,
    private readonly outbox: Outbox,
    private readonly defence: BotDefence,
    private readonly events: Events,
    private readonly texts: AskedTexts,
    private readonly arrivals: LeadArrivals,
  ) {}

  /**
   * Somebody wants to be called about a quote. The first request makes a lead and owes a receipt; later ones change the
   * time, and open the lead again if it had been won or lost. 404 and 410 as the quote itself, 422 without a telephone to call.
   */
  async callBack(
    token: string,
    { confirmBy, phone, preferredTime, ...defence }: CallBackRequest,
    address: string,
  ): Promise<z.output<typeof callBackResponseSchema>> {
    const quote = await this.quotes.openByToken(token);
    await this.defence.check(defence, address);
    const called = quote.contactPhone ?? phone;
    if (called === undefined) throw ProblemException.invalid([{ field: 'phone', code: 'PHONE.REQUIRED' }]);
    await this.store(quote, { confirmBy, phone: called, preferredTime });
    return { folio: quote.folio, preferredTime };
  }

  /** A receipt is owed for a new lead. */
  private async store(
    quote: Quote,
    { confirmBy, phone, preferredTime }: Pick<CallBackRequest, 'confirmBy' | 'preferredTime'> & { phone: string },
  ): Promise<void> {
    const { id: quoteId, adviserId, contactName: name, contactEmail: email } = quote;
    await this.outbox.commit(async (database, owe) => {
      // The database decides which of two requests at once is the first.
      const [lead] = await database.lead.createManyAndReturn({
        data: [{ kind: CALL_BACK, quoteId, adviserId, name, email, phone, preferredTime }],
        skipDuplicates: true,
        select: { id: true },
      });
      if (lead) {
        await this.arrivals.place(database, lead.id);
        const about = { kind: 'lead', id: lead.id } as const;
        await owe(CallBackReceiptMail, { to: email, about });
        const channels = confirmBy ? [confirmBy] : [];
        const words = MESSAGING_AGREEMENTS.callBack;
        await this.texts.owe(database, CallBackText, { to: phone, about, quoteId, channels, words });
        const data = { leadId: lead.id, folio: null, kind: CALL_BACK, quoteId };
        await this.events.tell(database, 'lead.created', { subject: about, data });
        return;
      }
      const id = await worked(database, quoteId);
      await database.lead.updateMany({ where: { id }, data: { phone, preferredTime } });
      const [reopened] = await database.lead.updateManyAndReturn({
        where: { id, stage: { in: ['won', 'lost'] } },
        data: { stage: 'new', stageAt: new Date(), contractId: null, lostReason: null, lostNote: '' },
        select: { id: true },
      });
      if (reopened) await this.arrivals.place(database, reopened.id);
    });
  }
}

/** The lead that the call about a quote is worked in: its own, or the one that it is part of. It is neither merged nor moved meanwhile. */
async function worked(database: Database, quoteId: string): Promise<string> {
  const [lead] = await database.$queryRaw<{ id: string; merged_into_id: string | null }[]>`
    SELECT id, merged_into_id FROM lead WHERE quote_id = ${quoteId}::uuid AND kind = ${CALL_BACK} FOR UPDATE`;
  if (!lead) throw new Error(`The quote ${quoteId} has no call to make`);
  return lead.merged_into_id ?? lead.id;
}
