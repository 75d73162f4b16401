import { Inject } from '@nestjs/common';
import { z } from 'zod';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Timeline, type TimelineRecord } from '../../timeline/index.js';
import type { Connection } from '../connectors/connectors.js';
import { Delivers, Delivery, type EventOf } from '../deliveries/delivery.js';
import { crmConnector } from './crm.connector.js';
import { prospectOfLead, prospectOfQuote } from './prospect.js';

const taken = z.object({ id: z.string().min(1).max(200) });

type ProspectEvent = EventOf<'lead.created' | 'quote.requested'>;

/** Hands the CRM everybody who wants something, as they are in the database now. */
@Delivers(crmConnector, ['lead.created', 'quote.requested'])
export class CrmDelivery extends Delivery<'lead.created' | 'quote.requested', typeof crmConnector.fields> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly timeline: Timeline,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  override async deliver(event: ProspectEvent, connection: Connection<typeof crmConnector.fields>): Promise<void> {
    if (event.type === 'quote.requested' && !connection.settings.sendsQuotes) return;
    const about: TimelineRecord =
      event.type === 'lead.created'
        ? { kind: 'leads', id: event.data.leadId }
        : { kind: 'quotes', id: event.data.quoteId };
    const compose = about.kind === 'leads' ? prospectOfLead : prospectOfQuote;
    const prospect = await compose(this.prisma, about.id, (path) => `${this.env.APP_URL}/admin/${path}`);
    if (!prospect) return;
    const { id: externalId } = await connection.http.request({
      operation: 'Enviar prospecto',
      method: 'POST',
      path: '/prospects',
      json: prospect,
      schema: taken,
      idempotencyKey: event.id,
      about: { kind: about.kind === 'leads' ? 'lead' : 'quote', id: about.id },
    });
    await this.timeline.note(this.prisma, about, {
      source: connection.name,
      reference: `sent:${event.id}`,
      at: new Date(),
      fact: { kind: 'prospect_sent', externalId },
    });
  }
}
