import { Injectable } from '@nestjs/common';
import { SyntageReports } from '../../leads/index.js';
import type { Connection } from '../connectors/connectors.js';
import { Delivers, Delivery, type EventOf } from '../deliveries/delivery.js';
import { entityOf } from './syntage-api.js';
import { syntageConnector } from './syntage.connector.js';

/** Has a company that gave its consent registered at the provider, which answers where it authorises. */
@Injectable()
@Delivers(syntageConnector, ['lead.created'])
export class SyntageEntitiesDelivery extends Delivery<'lead.created', typeof syntageConnector.fields> {
  constructor(private readonly reports: SyntageReports) {
    super();
  }

  override async deliver(
    { data: { kind, leadId } }: EventOf<'lead.created'>,
    connection: Connection<typeof syntageConnector.fields>,
  ): Promise<void> {
    const subject = kind === 'syntage' ? await this.reports.subjectOf(leadId) : null;
    if (!subject || subject.entityId !== null) return;
    const { name, rfc } = subject;
    await this.reports.noteEntity(leadId, await entityOf(connection, { name, rfc, leadId }));
  }
}
