import { Injectable } from '@nestjs/common';
import type { Contract } from '@flota/prisma';
import { type MovementRow, movementRowSchema, type ReceiptRow, type ReversalRow } from '@flota/schemas';
import { Ledgers } from '../../../../contracts/index.js';
import { BookDays } from '../../../../reconciliation/index.js';
import { type Hand, namedAs, refused, type SingleRows, systemOf, type TakenRow } from '../batch-rows.js';
import { recordsNamed } from '../../../external-references/external-references.js';
import { differsFrom } from './posted-movement.js';
import { MovementReceipts } from './movement-receipts.js';
import { MovementReversals } from './movement-reversals.js';

/**
 * Money that came in, and that it is taken back, as another system tells it. Books are added to: what was sent before comes
 * the same, or is refused as another movement.
 */
@Injectable()
export class MovementRows implements SingleRows<typeof movementRowSchema> {
  readonly kind = 'movements';
  readonly external = 'movement';
  readonly schema = movementRowSchema;

  constructor(
    private readonly ledgers: Ledgers,
    private readonly receipts: MovementReceipts,
    private readonly reversals: MovementReversals,
    private readonly days: BookDays,
  ) {}

  async take(hand: Hand, row: MovementRow): Promise<TakenRow> {
    const { database } = hand;
    const contract = await database.contract.findUnique({ where: { number: row.contractNumber } });
    if (!contract) return refused('contractNumber', 'CONTRACT.UNKNOWN');
    const lastClosed = await this.days.keepOpen(database);
    await this.ledgers.lock(database, [contract.id]);
    const names = await recordsNamed(
      database,
      { system: systemOf(hand), kind: this.external },
      row.kind === 'reversal' ? [row.externalId, row.of] : [row.externalId],
    );
    const known = names.get(row.externalId);
    if (known !== undefined) return this.again(hand, row, contract, { eventId: known, names });
    const eventId =
      row.kind === 'reversal'
        ? await this.reversals.reverse(hand, contract, row, { eventId: names.get(row.of), lastClosed })
        : await this.receive(hand, contract, row, lastClosed);
    return typeof eventId === 'string' ? this.named(hand, row, eventId, 'created') : eventId;
  }

  /** Answers the event it was entered as, or what else became of it. */
  private async receive(
    hand: Hand,
    contract: Contract,
    { externalId, contractNumber: _, ...row }: ReceiptRow,
    lastClosed: string | null,
  ): Promise<string | TakenRow> {
    const received = await this.receipts.receive(hand, contract, row, { byStaff: false, lastClosed });
    if (!('eventId' in received)) return received;
    const { alreadyThere, eventId } = received;
    return alreadyThere ? this.named(hand, { externalId }, eventId, 'unchanged') : eventId;
  }

  private async again(
    { database }: Hand,
    row: ReceiptRow | ReversalRow,
    contract: Contract,
    { eventId, names }: { eventId: string; names: ReadonlyMap<string, string> },
  ): Promise<TakenRow> {
    const posted = await database.contractEvent.findUniqueOrThrow({ where: { id: eventId } });
    const reversesId = row.kind === 'reversal' ? names.get(row.of) : undefined;
    const field = differsFrom(posted, row, { contractId: contract.id, reversesId });
    return field === null ? { outcome: 'unchanged', recordId: eventId } : refused(field, 'MOVEMENT.DIFFERENT');
  }

  private async named(
    hand: Hand,
    { externalId }: { externalId: string },
    eventId: string,
    outcome: 'created' | 'unchanged',
  ): Promise<TakenRow> {
    await namedAs(hand, { kind: this.external, externalId, recordId: eventId });
    return { outcome, recordId: eventId };
  }
}
