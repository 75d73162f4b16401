import type { LedgerInstalment, LedgerMovement, Posting } from '@flota/finance';
import { allocationRows, contractColumns, instalmentRow, movementRow } from './ledger-rows.js';

/** The tables a posting is written to, within the caller's transaction. */
interface LedgerTables {
  instalment: {
    deleteMany(args: { where: { contractId: string; number: { in: number[] } } }): PromiseLike<unknown>;
    createMany(args: { data: ReturnType<typeof instalmentRow>[] }): PromiseLike<unknown>;
    update(args: {
      where: { contractId_number: { contractId: string; number: number } };
      data: ReturnType<typeof instalmentRow>;
    }): PromiseLike<unknown>;
  };
  movement: {
    createManyAndReturn(args: {
      select: { id: true; sequence: true };
      data: (ReturnType<typeof movementRow> & EventContextOfMovement)[];
    }): PromiseLike<{ id: string; sequence: number }[]>;
  };
  allocation: {
    createMany(args: { data: ReturnType<typeof allocationRows> }): PromiseLike<unknown>;
  };
  contract: {
    update(args: { where: { id: string }; data: ReturnType<typeof contractColumns> }): PromiseLike<unknown>;
  };
}

/** What a movement says of the event that it comes from. */
interface EventContextOfMovement {
  reference: string;
  paymentId: string | null;
}

interface PostingOf {
  contractId: string;
  /** The schedule as it is kept. Of a new contract nothing is there. */
  before: readonly LedgerInstalment[];
  posting: Pick<Posting, 'movements' | 'instalments' | 'figures'>;
  /** By id, all of the contract's. */
  events: ReadonlyMap<string, EventContextOfMovement>;
}

/**
 * Writes what a posting did: its movements with their allocations, the lines of the schedule that changed and the
 * contract's own columns. The caller holds the contract's row lock from before it read `before`.
 *
 * @returns ids of the movements, in their order
 */
export async function writePosting(
  database: LedgerTables,
  { before, contractId, events, posting: { figures, instalments, movements } }: PostingOf,
): Promise<string[]> {
  await writeSchedule(database, contractId, before, instalments);
  const ids = movements.length > 0 ? await writeMovements(database, contractId, movements, events) : [];
  await database.contract.update({ where: { id: contractId }, data: contractColumns(figures) });
  return ids;
}

/**
 * The database follows what is late line by line (`follow_collections`), and takes a contract without a line that is owed
 * for one that is paid: it ends its case and what an agency has of it. So a line that was charged is changed where it is,
 * and what is owed in the end is written before what isn't any more. The others, of which a prepayment changes all that are
 * left, are written anew at once.
 */
async function writeSchedule(
  { instalment }: LedgerTables,
  contractId: string,
  before: readonly LedgerInstalment[],
  after: readonly LedgerInstalment[],
): Promise<void> {
  const known = new Map(before.map((line) => [line.number, line]));
  const changed = after.filter((line) => JSON.stringify(known.get(line.number)) !== JSON.stringify(line));
  const isCharged = ({ number }: LedgerInstalment) => known.get(number)?.charged === true;
  const remove = async (lines: readonly LedgerInstalment[]) => {
    if (lines.length === 0) return;
    await instalment.deleteMany({ where: { contractId, number: { in: lines.map(({ number }) => number) } } });
  };

  const anew = changed.filter((line) => !isCharged(line));
  await remove(anew.filter(({ number }) => known.has(number)));
  if (anew.length > 0) await instalment.createMany({ data: anew.map((line) => instalmentRow(contractId, line)) });
  const [owed, settled] = [changed.filter(isOwed), changed.filter((line) => !isOwed(line))];
  for (const line of [...owed, ...settled].filter(isCharged)) {
    const where = { contractId_number: { contractId, number: line.number } };
    await instalment.update({ where, data: instalmentRow(contractId, line) });
  }
  const wanted = new Set(after.map(({ number }) => number));
  await remove(before.filter(({ number }) => !wanted.has(number)));
}

const isOwed = ({ charged, settledOn }: LedgerInstalment) => charged && settledOn === null;

/** Adds movements with what they paid. */
async function writeMovements(
  database: LedgerTables,
  contractId: string,
  movements: readonly LedgerMovement[],
  events: PostingOf['events'],
): Promise<string[]> {
  const rows = await database.movement.createManyAndReturn({
    select: { id: true, sequence: true },
    data: movements.map((movement) => ({
      ...movementRow(contractId, movement),
      reference: events.get(movement.eventId ?? '')?.reference ?? '',
      paymentId: events.get(movement.eventId ?? '')?.paymentId ?? null,
    })),
  });
  const idOf = new Map(rows.map(({ id, sequence }) => [sequence, id]));
  const paying = movements.flatMap((movement) => allocationRows(idOf.get(movement.sequence) ?? '', movement));
  if (paying.length > 0) await database.allocation.createMany({ data: paying });
  return movements.flatMap(({ sequence }) => idOf.get(sequence) ?? []);
}
