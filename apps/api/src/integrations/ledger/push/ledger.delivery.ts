import { isInForce } from '@flota/finance';
import { dayOfColumn } from '@flota/prisma';
import { z } from 'zod';
import { Ledgers } from '../../../contracts/index.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Connection } from '../../connectors/connectors.js';
import { Delivers, Delivery, type EventOf } from '../../deliveries/delivery.js';
import { ledgerConnector, type LedgerFields } from '../ledger.connector.js';
import { isFromLedger } from './is-from-ledger.js';

/** Beside money that came in: what staff and customers do with it. What falls due each ledger charges by itself. */
const ACTIONS: readonly string[] = ['refund', 'transfer', 'waiver', 'credit_to_capital'];

const taken = z.object({ id: z.string().min(1).max(200) });

type Told = 'payment.received' | 'payment.reversed' | 'movement.posted';

interface News {
  /** Of our event. */
  eventId: string;
  state: 'posted' | 'reversed';
  /** Our event that took it back, if one did. */
  reversedById: string | null;
}

/** Tells the ledger of money that Flota took in, gave back or moved: each as it stands then, by our own name for it. */
@Delivers(ledgerConnector, ['payment.received', 'payment.reversed', 'movement.posted'])
export class LedgerDelivery extends Delivery<Told, LedgerFields> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
  ) {
    super();
  }

  override async deliver(event: EventOf<Told>, { http, settings }: Connection<LedgerFields>): Promise<void> {
    if (!settings.sends) return;
    const news = await this.newsOf(event);
    if (!news || (await isFromLedger(this.prisma, news))) return;
    const { eventId, state, reversedById } = news;
    const entered = await this.prisma.contractEvent.findUnique({
      where: { id: eventId },
      include: { contract: { select: { id: true, number: true } } },
    });
    if (!entered) return;
    const reversal = reversedById ? await this.prisma.contractEvent.findUnique({ where: { id: reversedById } }) : null;
    const { contract, type, amount, valueOn, reference } = entered;
    await http.request({
      operation: 'Avisar de un movimiento',
      method: 'PUT',
      path: `/contracts/${encodeURIComponent(contract.number)}/movements/${eventId}`,
      json: {
        id: eventId,
        kind: type,
        amount: amount?.toFixed(2) ?? '0.00',
        receivedOn: dayOfColumn(valueOn),
        reference,
        state,
        reversedOn: reversal ? dayOfColumn(reversal.enteredOn) : null,
      },
      schema: taken,
      idempotencyKey: event.id,
      about: { kind: 'contract', id: contract.id },
    });
  }

  private async newsOf(event: EventOf<Told>): Promise<News | null> {
    switch (event.type) {
      case 'payment.received':
        return { eventId: event.data.eventId, state: 'posted', reversedById: null };
      case 'payment.reversed':
        return { eventId: event.data.eventId, state: 'reversed', reversedById: event.data.reversedByEventId || null };
      case 'movement.posted':
        return ACTIONS.includes(event.data.kind) ? this.actionOf(event.data) : null;
    }
  }

  /** Its movements may be posted anew for what happened before it: what counts is whether the event holds. */
  private async actionOf({ contractId, movementId }: { contractId: string; movementId: string }): Promise<News | null> {
    const movement = await this.prisma.movement.findUnique({ where: { id: movementId }, select: { eventId: true } });
    const eventId = movement?.eventId;
    if (!eventId) return null;
    const { events } = await this.ledgers.read(contractId);
    const reversal = events.find((one) => one.type === 'reversal' && one.of === eventId && isInForce(events, one.id));
    return { eventId, state: reversal ? 'reversed' : 'posted', reversedById: reversal?.id ?? null };
  }
}
