import { type LedgerContract, type LedgerDifference, Prisma } from '@flota/prisma';
import type { FieldError, LedgerDifferenceState, LedgerSide } from '@flota/schemas';
import type { Database } from '../../../platform/database/prisma.service.js';
import type { Comparison, Found } from './compare-contract.js';

const keyOf = ({ kind, key }: Pick<Found, 'kind' | 'key'>): string => `${kind} ${key}`;

/**
 * Brings the differences of a contract to what was found: new ones are opened, those that are no more end by themselves, and one
 * that staff keep is open again only once the ledger's side is another one. The caller has the contract's row.
 */
export async function keepDifferences(
  database: Database,
  { id: ledgerContractId, money }: Pick<LedgerContract, 'id' | 'money'>,
  { found, problems, unsure }: Comparison,
): Promise<void> {
  const known = await database.ledgerDifference.findMany({
    where: { ledgerContractId, endedAt: null },
    include: { deskRequest: { select: { state: true } } },
  });
  const standing = new Map(known.map((difference) => [keyOf(difference), difference]));
  for (const one of found) {
    const difference = standing.get(keyOf(one));
    standing.delete(keyOf(one));
    if (difference) await goOn(database, difference, one);
    else await open(database, ledgerContractId, one);
  }
  for (const difference of standing.values()) {
    const isUnsure = unsure.some(
      ({ key, kind }) => kind === difference.kind && (key ?? difference.key) === difference.key,
    );
    if (!isUnsure) await end(database, difference);
  }
  // Of what can't be read, why it can't stays.
  if (money !== null)
    await database.ledgerContract.update({ where: { id: ledgerContractId }, data: { problems: stored(problems) } });
}

type Known = LedgerDifference & { deskRequest: { state: string } | null };

const open = (database: Database, ledgerContractId: string, { kind, key, ours, theirs }: Found): Promise<unknown> =>
  database.ledgerDifference.create({
    data: { ledgerContractId, kind, key, ours: asJson(ours), theirs: asJson(theirs) },
  });

async function goOn(database: Database, difference: Known, found: Found): Promise<void> {
  const { id, ledgerContractId, state } = difference;
  const theirsChanged = !same(difference.theirs, found.theirs);
  const oursChanged = !same(difference.ours, found.ours);
  if (state === 'kept' && theirsChanged) {
    await database.ledgerDifference.update({ where: { id }, data: { endedAt: new Date() } });
    return void (await open(database, ledgerContractId, found));
  }
  // What a second person said no to is to be settled anew.
  const refused = state === 'waiting' && ['rejected', 'withdrawn'].includes(difference.deskRequest?.state ?? '');
  if (!theirsChanged && !oursChanged && !refused) return;
  await database.ledgerDifference.update({
    where: { id },
    data: {
      ours: asJson(found.ours),
      theirs: asJson(found.theirs),
      ...(refused && { state: 'open', decidedById: null, decidedAt: null, deskRequestId: null, reason: '' }),
    },
  });
}

const ENDS_AS: Readonly<Record<LedgerDifferenceState, LedgerDifferenceState>> = {
  open: 'agreed',
  // The second person agreed.
  waiting: 'accepted',
  accepted: 'accepted',
  kept: 'kept',
  agreed: 'agreed',
};

async function end(database: Database, { id, state, deskRequest }: Known): Promise<void> {
  const done = state === 'waiting' && deskRequest?.state !== 'done' ? 'agreed' : ENDS_AS[state];
  await database.ledgerDifference.update({ where: { id }, data: { state: done, endedAt: new Date() } });
}

/** Stored JSON has no order of its own. */
const same = (stored: unknown, found: LedgerSide | null): boolean => ordered(stored) === ordered(found);

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );

const asJson = (side: LedgerSide | null) => (side === null ? Prisma.DbNull : (side as Prisma.InputJsonObject));

const stored = (problems: readonly FieldError[]) =>
  problems.length === 0 ? Prisma.DbNull : (problems.map((problem) => ({ ...problem })) as Prisma.InputJsonArray);
