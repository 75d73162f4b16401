import { Injectable } from '@nestjs/common';
import { isInForce } from '@flota/finance';
import { type Contract, dayOfColumn } from '@flota/prisma';
import { type ReversalRow, todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../../../contracts/index.js';
import { Audit } from '../../../../platform/audit/audit.js';
import { isClosed } from '../../../../reconciliation/index.js';
import { type Hand, refused, type TakenRow } from '../batch-rows.js';

interface Reversed {
  /** What the row's name is of; undefined where its system never sent such a movement. */
  eventId: string | undefined;
  lastClosed: string | null;
}

/** Takes money back that the same system sent: nobody else's, and none that the bank has proved. */
@Injectable()
export class MovementReversals {
  constructor(
    private readonly ledgers: Ledgers,
    private readonly audit: Audit,
  ) {}

  /** The contract is locked. Answers the reversal's event, or why there is none. */
  async reverse(
    { client, database }: Hand,
    contract: Contract,
    { reason }: ReversalRow,
    { eventId, lastClosed }: Reversed,
  ): Promise<string | TakenRow> {
    if (eventId === undefined) return refused('of', 'EXTERNAL_ID.UNKNOWN');
    const event = await database.contractEvent.findFirst({
      where: { id: eventId, contractId: contract.id, type: { not: 'reversal' } },
      include: { payment: { select: { id: true, bankLines: { where: { state: 'matched' }, select: { id: true } } } } },
    });
    if (!event) return refused('of', 'EXTERNAL_ID.UNKNOWN');
    const { events } = await this.ledgers.read(contract.id, database);
    if (!isInForce(events, event.id)) return refused('of', 'MOVEMENT.TAKEN_BACK');
    if (isClosed(dayOfColumn(event.valueOn), lastClosed)) return refused('of', 'DATE.CLOSED');
    if (event.payment && event.payment.bankLines.length > 0) return refused('of', 'MOVEMENT.PROVED');

    // The tracking key may come again, posted as it should have been.
    if (event.payment) await database.payment.update({ where: { id: event.payment.id }, data: { trackingKey: null } });
    const taken = { type: 'reversal', of: event.id, on: todayInMexico(), reason } as const;
    const { eventIds } = await this.ledgers.enter(database, contract.id, taken);
    await this.audit.note(database, {
      actor: client,
      action: 'undo-payment',
      resource: 'contracts',
      recordId: contract.id,
      details: { eventId: event.id, reason },
    });
    return eventIds[0] ?? refused('of', 'EXTERNAL_ID.UNKNOWN');
  }
}
