import { PrismaService } from '../../platform/database/prisma.service.js';
import { Timeline } from '../../timeline/index.js';
import type { Connection } from '../connectors/connectors.js';
import { Delivers, Delivery, type EventOf } from '../deliveries/delivery.js';
import { requestCall } from './request-call.js';
import { telephonyConnector } from './telephony.connector.js';

/** Puts who wants to be called about a quote into the switchboard's queue. The task in the inbox stays what it is. */
@Delivers(telephonyConnector, ['lead.created'])
export class CallBackDelivery extends Delivery<'lead.created', typeof telephonyConnector.fields> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly timeline: Timeline,
  ) {
    super();
  }

  override async deliver(
    { id: key, data }: EventOf<'lead.created'>,
    connection: Connection<typeof telephonyConnector.fields>,
  ): Promise<void> {
    if (data.kind !== 'call-back') return;
    const lead = await this.prisma.lead.findUnique({ where: { id: data.leadId } });
    // Erased, or called by somebody already.
    if (lead?.stage !== 'new' || lead.phone === null) return;
    const { phone: to, name, preferredTime } = lead;
    const record = { kind: 'leads', id: lead.id } as const;
    await requestCall(connection.http, { record, to, name, agent: null, preferredTime, key });
    const fact = { kind: 'call_requested', by: null } as const;
    const told = { source: connection.name, reference: `asked:${key}`, at: new Date(), fact };
    await this.timeline.note(this.prisma, record, told);
  }
}
