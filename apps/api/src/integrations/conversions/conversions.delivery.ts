import { Inject } from '@nestjs/common';
import type { CalculatedQuote } from '@flota/schemas';
import { keptMarketingConsentSchema } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Connection } from '../connectors/connectors.js';
import { Delivers, Delivery, type EventOf } from '../deliveries/delivery.js';
import { conversionsConnector } from './conversions.connector.js';
import { hashedIdentifiers } from './identifiers.js';

type Fields = typeof conversionsConnector.fields;

const received = z.object({ events_received: z.literal(1) });

/** Tells of what people ask for who agreed to be measured, and of nobody else. */
@Delivers(conversionsConnector, ['lead.created', 'quote.requested'])
export class ConversionsDelivery extends Delivery<'lead.created' | 'quote.requested', Fields> {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  override async deliver(
    event: EventOf<'lead.created' | 'quote.requested'>,
    { settings, http }: Connection<Fields>,
  ): Promise<void> {
    const found =
      event.type === 'lead.created' ? await this.lead(event.data.leadId) : await this.quote(event.data.quoteId);
    const consent = keptMarketingConsentSchema.safeParse(found?.marketing);
    if (!found || !consent.success) return;
    const { page, userAgent } = consent.data;
    await http.request({
      operation: 'Avisar de una conversión',
      method: 'POST',
      path: `/${encodeURIComponent(settings.pixelId)}/events`,
      json: {
        data: [
          {
            event_name: found.name,
            event_time: Math.floor(found.at.getTime() / 1_000),
            // Told twice, it is counted once.
            event_id: event.id,
            action_source: 'website',
            event_source_url: new URL(page, this.env.APP_URL).href,
            user_data: { ...hashedIdentifiers(found.person, found.id), client_user_agent: userAgent },
            custom_data: found.about,
          },
        ],
        ...(settings.testCode && { test_event_code: settings.testCode }),
      },
      schema: received,
      repeatable: true,
      about: { kind: event.type === 'lead.created' ? 'lead' : 'quote', id: found.id },
    });
  }

  private async lead(id: string) {
    const lead = await this.prisma.lead.findUnique({ where: { id } });
    return lead && { id, name: 'Contact', at: lead.createdAt, marketing: lead.marketing, person: lead, about: {} };
  }

  private async quote(id: string) {
    const quote = await this.prisma.quote.findUnique({ where: { id } });
    if (!quote) return null;
    const { brand, modelName } = quote.vehicle as CalculatedQuote['vehicle'];
    const { contactName: name, contactEmail: email, contactPhone: phone, createdAt: at, marketing } = quote;
    const value = quote.priceWithVat.times(quote.units).toNumber();
    const about = { currency: 'MXN', value, content_name: `${brand} ${modelName}`, content_category: quote.planSlug };
    return { id, name: 'Lead', at, marketing, person: { name, email, phone }, about };
  }
}
