import type { FieldError } from '@flota/schemas';
import { problemsOf } from '../errors/row-problems.js';
import type { ImportHand, SingleImportKind, TakenRow } from './import-kind.js';

/** Takes each by itself: one that is refused leaves those before it as they are. Answers what they made, or why not, in their order. */
export async function takeEach(
  hand: ImportHand,
  kind: Pick<SingleImportKind, 'takeOne'>,
  rows: readonly unknown[],
): Promise<(string | TakenRow | FieldError[])[]> {
  const { database } = hand;
  const taken: (string | TakenRow | FieldError[])[] = [];
  for (const row of rows) {
    await database.$executeRaw`savepoint one_row`;
    try {
      taken.push(await kind.takeOne(hand, row));
    } catch (error) {
      taken.push(problemsOf(error));
      await database.$executeRaw`rollback to savepoint one_row`;
    }
    await database.$executeRaw`release savepoint one_row`;
  }
  return taken;
}

/** Why each would be refused, by taking all of them and taking that back: two that are at odds are seen. */
export async function tryEach(
  hand: ImportHand,
  kind: SingleImportKind,
  rows: readonly unknown[],
): Promise<FieldError[][]> {
  const { database } = hand;
  const tried: Pick<SingleImportKind, 'takeOne'> = kind.tryOne
    ? { takeOne: async (...one) => (await kind.tryOne?.(...one), '') }
    : kind;
  await database.$executeRaw`savepoint all_rows`;
  const taken = await takeEach(hand, tried, rows);
  await database.$executeRaw`rollback to savepoint all_rows`;
  return taken.map((one) => (Array.isArray(one) ? one : []));
}
