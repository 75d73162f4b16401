import type { Ledger, LedgerMovement, Posting } from '@flota/finance';
import { allocationRows, contractColumns, instalmentRow, movementRow } from './ledger-rows.js';

/** The tables a posting is written to, within the caller's transaction. */
interface LedgerTables {
  instalment: {
    deleteMany(args: { where: { contractId: string; number: { in: number[] } } }): PromiseLike<unknown>;
    createMany(args: { data: ReturnType<typeof instalmentRow>[] }): PromiseLike<unknown>;
  };
  movement: {
    createManyAndReturn(args: {
      select: { id: true; sequence: true };
      data: (ReturnType<typeof movementRow> & { paymentId: string | null })[];
    }): PromiseLike<{ id: string; sequence: number }[]>;
  };
  allocation: {
    createMany(args: { data: ReturnType<typeof allocationRows> }): PromiseLike<unknown>;
  };
  contract: {
    update(args: { where: { id: string }; data: ReturnType<typeof contractColumns> }): PromiseLike<unknown>;
  };
}

interface PostingOf {
  contractId: string;
  /** What the posting was made from: lines that it kept are left alone. Of a new contract nothing is there. */
  before: Pick<Ledger, 'instalments'>;
  posting: Posting;
  /** The payment that the money received came by. */
  paymentId?: string | null;
}

/**
 * Writes what a posting did: its movements with their allocations, the lines of the schedule that changed and the
 * contract's own columns. The caller holds the contract's row lock from before it read `before`.
 */
export async function writePosting(
  database: LedgerTables,
  { before, contractId, paymentId = null, posting: { ledger, movements } }: PostingOf,
): Promise<void> {
  const known = new Set(before.instalments);
  const kept = new Set(ledger.instalments);
  const stale = before.instalments.filter((line) => !kept.has(line)).map(({ number }) => number);
  const changed = ledger.instalments.filter((line) => !known.has(line));
  if (stale.length > 0) await database.instalment.deleteMany({ where: { contractId, number: { in: stale } } });
  if (changed.length > 0) {
    await database.instalment.createMany({ data: changed.map((line) => instalmentRow(contractId, line)) });
  }
  if (movements.length > 0) await writeMovements(database, contractId, movements, paymentId);
  await database.contract.update({ where: { id: contractId }, data: contractColumns(ledger) });
}

/** Adds movements with what they paid. */
async function writeMovements(
  database: LedgerTables,
  contractId: string,
  movements: readonly LedgerMovement[],
  paymentId: string | null,
): Promise<void> {
  const rows = await database.movement.createManyAndReturn({
    select: { id: true, sequence: true },
    data: movements.map((movement) => ({
      ...movementRow(contractId, movement),
      paymentId: movement.kind === 'payment' ? paymentId : null,
    })),
  });
  const bySequence = new Map(movements.map((movement) => [movement.sequence, movement]));
  await database.allocation.createMany({
    data: rows.flatMap(({ id, sequence }) => {
      const movement = bySequence.get(sequence);
      return movement ? allocationRows(id, movement) : [];
    }),
  });
}
