import { Injectable } from '@nestjs/common';
import { type Contract, dayOfColumn } from '@flota/prisma';
import type { ReceivedTransfer } from '@flota/schemas';
import { Ledgers } from '../../../../contracts/index.js';
import { ReceivedTransfersService } from '../../../../payments/index.js';
import { isClosed } from '../../../../reconciliation/index.js';
import { type Hand, refused, type TakenRow } from '../batch-rows.js';
import { postedTwin } from './posted-twin.js';
import { refuseUnusual } from './unusual-row.js';

interface Received {
  eventId: string;
  /** Staff, the bank's file or another system were first, with the same money. */
  alreadyThere: boolean;
}

/** Money of a row, whoever sent the row. */
@Injectable()
export class MovementReceipts {
  constructor(
    private readonly ledgers: Ledgers,
    private readonly transfers: ReceivedTransfersService,
  ) {}

  /** The contract is locked. Answers the event that the money was entered as, or why it isn't. */
  async receive(
    { client, database, owe }: Hand,
    contract: Contract,
    row: ReceivedTransfer,
    { byStaff, lastClosed }: { byStaff: boolean; lastClosed: string | null },
  ): Promise<Received | TakenRow> {
    const twin = await postedTwin(database, contract.id, row);
    if (twin !== null) return { eventId: twin, alreadyThere: true };
    if (isClosed(row.receivedOn, lastClosed)) return refused('receivedOn', 'DATE.CLOSED');
    if (!row.confirmed) refuseUnusual(await this.ledgers.read(contract.id, database), row);
    const { confirmed: _, ...transfer } = row;
    const isHistory = contract.broughtInOn !== null && row.receivedOn <= dayOfColumn(contract.broughtInOn);
    const options = { byStaff, tells: !isHistory };
    const { eventId } = await this.transfers.receive(database, owe, client, contract.id, transfer, options);
    return { eventId, alreadyThere: false };
  }
}
