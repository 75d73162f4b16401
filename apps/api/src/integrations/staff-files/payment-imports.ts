import type { Contract } from '@flota/prisma';
import { isInForce } from '@flota/finance';
import { type FieldError, todayInMexico } from '@flota/schemas';
import { dayOfColumn } from '@flota/records';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Ledgers } from '../../contracts/index.js';
import { DeskRequestsService, DeskSettingsService } from '../../desk/index.js';
import { trackingKeyOf, unusualMoney } from '../../payments/index.js';
import { Audit } from '../../platform/audit/audit.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type { ImportHand, SingleImportKind } from '../../platform/imports/import-kind.js';
import { refuse } from '../../platform/resources/resource-input.js';
import { BookDays, isClosed } from '../../reconciliation/index.js';
import { MovementReceipts } from '../batches/rows/movements/movement-receipts.js';
import { postedTwin } from '../batches/rows/movements/posted-twin.js';
import { type ImportedPayment, importedPaymentSchema, PAYMENT_COLUMNS } from './payment-columns.js';

const REASON = 'Se deshizo la importación del archivo.';

/**
 * Transfers of a file, by the rules of a batch's and the desk's limits: what takes a second person doesn't come in by the file.
 * Books are added to: a payment is taken back by its reversal, as one that was typed in.
 */
@Injectable()
export class PaymentImports implements SingleImportKind<typeof importedPaymentSchema> {
  readonly name = 'payments';
  readonly fileName = 'pagos';
  readonly columns = PAYMENT_COLUMNS;
  readonly schema = importedPaymentSchema;

  constructor(
    private readonly receipts: MovementReceipts,
    private readonly ledgers: Ledgers,
    private readonly days: BookDays,
    private readonly desk: DeskRequestsService,
    private readonly settings: DeskSettingsService,
    private readonly audit: Audit,
  ) {}

  keyOf({ reference }: ImportedPayment): string {
    return trackingKeyOf(reference);
  }

  async takeOne(hand: ImportHand, { contractNumber, ...row }: ImportedPayment): Promise<string> {
    const { actor, database, importId, owe } = hand;
    const contract = await database.contract.findUnique({ where: { number: contractNumber } });
    if (!contract) return refuse('contractNumber', 'CONTRACT.UNKNOWN');
    const lastClosed = await this.days.keepOpen(database);
    await this.ledgers.lock(database, [contract.id]);
    if ((await postedTwin(database, contract.id, row)) !== null) refuse('reference', 'IMPORT.ALREADY_THERE');
    await this.refuseUnusual(hand, contract, row);
    const sender = { database, owe, client: actor, batchId: importId };
    const received = await this.receipts.receive(
      sender,
      contract,
      { ...row, confirmed: true },
      { byStaff: true, lastClosed },
    );
    if (!('eventId' in received)) {
      throw ProblemException.invalid(received.outcome === 'refused' ? received.problems : []);
    }
    return received.eventId;
  }

  /** What one person may not post alone, they may not post by the file either. */
  private async refuseUnusual(
    { database }: ImportHand,
    { id }: Contract,
    row: Omit<ImportedPayment, 'contractNumber'>,
  ): Promise<void> {
    if (!unusualMoney(await this.ledgers.read(id, database), row, todayInMexico())) return;
    if (!row.confirmed) refuse('amount', 'AMOUNT.UNCONFIRMED');
    if (new Decimal(row.amount).gt(await this.settings.approvalLimit(database))) refuse('amount', 'AMOUNT.TAKES_TWO');
  }

  async takeBack(hand: ImportHand, eventIds: readonly string[]): Promise<Map<string, FieldError>> {
    const { actor, database, importId } = hand;
    const kept = new Map<string, FieldError>();
    const reversed: string[] = [];
    for (const eventId of eventIds) {
      const why = await this.reverse(hand, eventId);
      if (why) kept.set(eventId, { field: '', code: why });
      else reversed.push(eventId);
    }
    if (reversed.length > 0) {
      await this.audit.note(database, {
        ...{ actor, action: 'import-undo', resource: this.name, recordId: importId },
        details: { reversed },
      });
    }
    return kept;
  }

  /** Answers why it isn't, or not yet: above the limit it waits for a second person. */
  private async reverse({ actor, database, owe }: ImportHand, eventId: string): Promise<FieldError['code'] | null> {
    const lastClosed = await this.days.keepOpen(database);
    const event = await database.contractEvent.findUnique({
      where: { id: eventId },
      include: { payment: { select: { bankLines: { where: { state: 'matched' }, select: { id: true } } } } },
    });
    if (!event) return 'IMPORT.RECORD_GONE';
    const { contractId } = event;
    await this.ledgers.lock(database, [contractId]);
    const { events } = await this.ledgers.read(contractId, database);
    if (!isInForce(events, eventId)) return 'MOVEMENT.TAKEN_BACK';
    if (isClosed(dayOfColumn(event.valueOn), lastClosed)) return 'DATE.CLOSED';
    if (event.payment && event.payment.bankLines.length > 0) return 'MOVEMENT.PROVED';
    const waiting = await database.deskRequest.count({ where: { eventId, state: 'waiting' } });
    if (waiting > 0) return 'MOVEMENT.AWAITS';
    const asked = { kind: 'reversal', eventId, cause: 'other', reason: REASON } as const;
    const id = await this.desk.make(database, owe, actor, contractId, asked);
    const { state } = await database.deskRequest.findUniqueOrThrow({ where: { id }, select: { state: true } });
    return state === 'done' ? null : 'MOVEMENT.AWAITS';
  }
}
