import { isInForce, type LedgerMovement, type LifeEvent } from '@flota/finance';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/prisma.service.js';
import { Events, type Telling } from '../../platform/events/events.js';

type Receipt = Extract<LifeEvent, { type: 'payment' | 'prepayment' | 'payoff' | 'purchase_option' }>;

/** What a posting did to a contract, beside its movements. */
interface Posted {
  movements: readonly LedgerMovement[];
  /** In their order. */
  movementIds: readonly string[];
  /** Whether it was settled before, and since when it is. */
  wasSettled: boolean;
  settledOn: string | null;
}

/** Tells other systems what was done to a contract's money. */
@Injectable()
export class LedgerEvents {
  constructor(private readonly events: Events) {}

  /** What was written in the journal, and that nothing is owed any more. */
  async tellPosting(database: Database, contractId: string, posted: Posted): Promise<void> {
    const contract = await named(database, contractId);
    const subject = { kind: 'contract' as const, id: contractId };
    const { movements, movementIds, settledOn, wasSettled } = posted;
    await this.events.tellAll(database, [
      ...movements.map((movement, index): Telling => ({
        type: 'movement.posted',
        subject,
        data: {
          ...contract,
          movementId: movementIds[index] ?? '',
          sequence: movement.sequence,
          kind: movement.kind,
          amount: movement.amount,
          valueOn: movement.valueOn,
          postedOn: movement.postedOn,
          reverses: movement.reverses,
        },
      })),
      ...(settledOn !== null && !wasSettled
        ? [{ type: 'contract.settled', subject, data: { ...contract, settledOn } } as const]
        : []),
    ]);
  }

  /**
   * Money that counts since these events were entered, and money that no longer does: a receipt that was taken back, and one that
   * is back because that was taken back in its turn. Credit that came from another contract is no money from outside.
   */
  async tellMoney(
    database: Database,
    contractId: string,
    { before, after }: { before: readonly LifeEvent[]; after: readonly LifeEvent[] },
  ): Promise<void> {
    const receipts = after.filter(isReceipt);
    const counted = (events: readonly LifeEvent[], { id }: Receipt) =>
      events.some((event) => event.id === id) && isInForce(events, id);
    const changed = receipts.filter((receipt) => counted(before, receipt) !== counted(after, receipt));
    if (changed.length === 0) return;
    const contract = await named(database, contractId);
    const rows = await database.contractEvent.findMany({
      where: { id: { in: changed.map(({ id }) => id) }, counterpartId: null },
      select: { id: true, paymentId: true },
    });
    const subject = { kind: 'contract' as const, id: contractId };
    await this.events.tellAll(
      database,
      changed.flatMap((receipt): Telling[] => {
        const row = rows.find(({ id }) => id === receipt.id);
        if (!row) return [];
        const { id: eventId, amount, on } = receipt;
        const money = { ...contract, eventId, amount, on, paymentId: row.paymentId };
        return counted(after, receipt)
          ? [{ type: 'payment.received', subject, data: { ...money, kind: receipt.type } }]
          : [{ type: 'payment.reversed', subject, data: { ...money, reversedByEventId: takenBackBy(after, eventId) } }];
      }),
    );
  }
}

const RECEIPTS: readonly string[] = ['payment', 'prepayment', 'payoff', 'purchase_option'];

/** Money from outside: a payoff by credit alone brings none. */
const isReceipt = (event: LifeEvent): event is Receipt =>
  RECEIPTS.includes(event.type) && 'amount' in event && Number(event.amount) > 0;

const takenBackBy = (events: readonly LifeEvent[], id: string): string =>
  events.find((event) => event.type === 'reversal' && event.of === id && isInForce(events, event.id))?.id ?? '';

async function named(database: Database, contractId: string): Promise<{ contractId: string; contractNumber: string }> {
  const where = { id: contractId };
  const { number } = await database.contract.findUniqueOrThrow({ where, select: { number: true } });
  return { contractId, contractNumber: number };
}
