import { Prisma, type StaffImport, type StaffImportStep } from '@flota/prisma';
import type { FieldError } from '@flota/schemas';
import { z } from 'zod';
import { Audit } from '../audit/audit.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { Outbox } from '../outbox/outbox.js';
import { Job, OwedJob } from '../queue/job.js';
import { type Lease, LeasedRows } from '../queue/leased-rows.js';
import { documentsOf, type ImportHand, type ImportKind, ImportKinds, type TakenRow } from './import-kind.js';
import { readRow } from './mapping.js';
import { takeEach, tryEach } from './one-by-one.js';
import { judged, type RowOutcome, writeOutcomes } from './stored-rows.js';

const MAX_ATTEMPTS = 5;
/** Written together: enough that the statements count for little, and not so much that others wait for it. */
const CHUNK = 500;
/** Of rows that take their time, one by one. */
const SMALL_CHUNK = 25;
const PATIENCE = { maxWait: 60_000, timeout: 60_000 };
/** All rows of a file are one transaction where all or none are wanted. */
const LONG = { maxWait: 60_000, timeout: 20 * 60_000 };

const ENDS = { check: 'checked', write: 'written', undo: 'undone' } as const satisfies Partial<
  Record<StaffImportStep, StaffImportStep>
>;
type Step = keyof typeof ENDS;

/** Another worker has it, or who sent it deleted it: nothing of the transaction may stay. */
class TakenOver extends Error {}

/** How far a step has come. */
type Passed = Pick<StaffImport, 'cursor' | 'done' | 'bad' | 'taken' | 'undone'>;
/** What a chunk came to. */
type Chunk = Passed & { refused: RowOutcome[]; made: string[] };
type Line = Prisma.StaffImportRowGetPayload<object>;

/**
 * Checks, takes or takes back the rows of an import, a chunk a transaction: what it did, what became of each row and how far it came
 * stay together or not at all. So one that is broken off goes on where it was, and no row is taken twice.
 */
@Job({ name: 'imports.run', key: z.object({ id: z.uuid() }) })
export class RunImportJob extends OwedJob<StaffImport, { id: string }> {
  protected override readonly rows: LeasedRows<StaffImport, { id: string }>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly kinds: ImportKinds,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'staff-import',
      model: (database) => database.staffImport,
      key: ['id'],
      states: { inHand: 'working', done: 'idle' },
      isFinal: ({ attempts, attemptsBefore }, error) =>
        attempts - attemptsBefore >= MAX_ATTEMPTS || error instanceof ProblemException,
      noted: (_row, error, final) =>
        final ? { problem: error instanceof ProblemException ? error.code : 'SERVER.ERROR' } : {},
    });
  }

  protected override async work(row: StaffImport, lease: Lease<StaffImport>): Promise<null> {
    const step = row.step as Step;
    const actor = await this.prisma.staffAccount.findUniqueOrThrow({ where: { id: row.staffId } });
    // They may have lost the right to it since they asked.
    if (!actor.active) throw ProblemException.forbidden();
    const kind = await this.kinds.allowed(actor, row.kind);
    const hand = { actor: { id: actor.id, email: actor.email }, importId: row.id };
    try {
      if (step === 'write' && row.whole) await this.whole(row, lease, kind, hand);
      else await this.byChunks(row, step, lease, kind, hand);
    } catch (error) {
      if (!(error instanceof TakenOver)) throw error;
    }
    return null;
  }

  private async byChunks(row: StaffImport, step: Step, lease: Lease<StaffImport>, kind: ImportKind, by: Actors) {
    let passed: Passed | null = row;
    for (;;) {
      const from: Passed = passed;
      const prepared = step === 'write' ? await this.prepared(row, kind, from.cursor, SMALL_CHUNK) : undefined;
      passed = await this.outbox.commit(async (database, owe) => {
        const next = await chunk({ database, owe, prepared, ...by }, row, step, kind, from);
        if (next) await this.trace(database, kind, by, next.made);
        if (next) await this.hold(database, row, figuresOf(next));
        else if (!(await lease.end(database, { step: ENDS[step], problem: null }))) throw new TakenOver();
        return next;
      }, PATIENCE);
      if (!passed) return;
    }
  }

  /** All of its rows, or none, where something came in the meantime that refuses one. */
  private async whole(row: StaffImport, lease: Lease<StaffImport>, kind: ImportKind, by: Actors) {
    try {
      const prepared = await this.prepared(row, kind, 0);
      await this.outbox.commit(async (database, owe) => {
        // Of an attempt before nothing stayed.
        let passed: Passed = { ...row, cursor: 0, done: 0 };
        for (;;) {
          const next = await chunk({ database, owe, prepared, ...by }, row, 'write', kind, passed);
          if (!next) break;
          if (next.bad > row.bad) throw new Refused(next.refused);
          await this.trace(database, kind, by, next.made);
          passed = next;
          // Nobody sees into the transaction: told beside it.
          await this.hold(this.prisma, row, { done: next.done });
        }
        if (!(await lease.end(database, { ...figuresOf(passed), step: 'written', problem: null })))
          throw new TakenOver();
      }, LONG);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.prisma.$transaction(async (database) => {
        await writeOutcomes(database, row.id, error.outcomes);
        const bad = row.bad + error.outcomes.length;
        await lease.end(database, { step: 'checked', done: row.rows, bad, problem: 'IMPORT.CHANGED_SINCE' });
      });
    }
  }

  /** What the next rows need before the transaction, or all of them; one that can't be read any more says so within it. */
  private async prepared(row: StaffImport, kind: ImportKind, after: number, most = Infinity) {
    const prepared = new Map<string, unknown>();
    if (!('takeOne' in kind) || !kind.prepare) return prepared;
    for (let cursor = after; prepared.size < most;) {
      const lines = await nextLines(this.prisma, row, 'write', cursor, SMALL_CHUNK);
      for (const { cells, content } of lines) {
        const read = readRow(kind, row, cells as string[], content);
        if ('row' in read) prepared.set(kind.keyOf(read.row), await kind.prepare(read.row));
      }
      const last = lines.at(-1);
      if (!last) break;
      cursor = last.line;
    }
    return prepared;
  }

  /** That they came by the file, whichever way they were written. */
  private async trace(database: Database, kind: ImportKind, { actor, importId }: Actors, made: readonly string[]) {
    if (made.length === 0) return;
    await this.audit.note(database, {
      ...{ actor, action: 'import', resource: kind.name, recordId: importId },
      details: { created: made },
    });
  }

  private async hold(database: Database, { id, attempts, step }: StaffImport, data: Partial<Passed>): Promise<void> {
    const { count } = await database.staffImport.updateMany({
      where: { id, attempts, step, state: 'working' },
      data,
    });
    if (count === 0) throw new TakenOver();
  }
}

/** Rows of a file of which all are wanted. Which ones is told, though nothing else of the transaction stays. */
class Refused extends Error {
  constructor(readonly outcomes: RowOutcome[]) {
    super('Refused since the check');
  }
}

type Actors = Pick<ImportHand, 'actor' | 'importId'>;

const figuresOf = ({ cursor, done, bad, taken, undone }: Passed): Passed => ({ cursor, done, bad, taken, undone });

/** Does the next rows. Answers how far it came then, `null` where there were none. */
async function chunk(
  hand: ImportHand,
  row: StaffImport,
  step: Step,
  kind: ImportKind,
  passed: Passed,
): Promise<Chunk | null> {
  const { database } = hand;
  const lines = await nextLines(database, row, step, passed.cursor, 'takeOne' in kind ? SMALL_CHUNK : CHUNK);
  const last = lines.at(-1);
  if (!last) return null;
  // Two files at once must see what the other one took.
  if (step !== 'check') await database.$executeRaw`select pg_advisory_xact_lock(hashtext(${`import ${kind.name}`}))`;
  const outcomes = await DOES[step](hand, row, kind, lines);
  await writeOutcomes(database, row.id, outcomes);
  const refused = outcomes.filter(({ problems }) => problems.length > 0);
  const good = outcomes.length - refused.length;
  return {
    ...{ cursor: last.line, done: passed.done + lines.length, bad: passed.bad + refused.length },
    ...{ refused, made: step === 'write' ? outcomes.flatMap(({ recordId }) => recordId ?? []) : [] },
    taken: passed.taken + (step === 'write' ? good : 0),
    undone: passed.undone + (step === 'undo' ? good : 0),
  };
}

const nextLines = (database: Database, { id }: StaffImport, step: Step, after: number, take: number): Promise<Line[]> =>
  database.staffImportRow.findMany({
    where: { importId: id, line: { gt: after }, ...CONCERNED[step] },
    orderBy: { line: 'asc' },
    take,
  });

/** Which rows a step looks at. */
const CONCERNED: Record<Step, Prisma.StaffImportRowWhereInput> = {
  check: {},
  write: { problems: { equals: Prisma.DbNull }, recordId: null },
  undo: { recordId: { not: null } },
};

const DOES: Record<
  Step,
  (hand: ImportHand, row: StaffImport, kind: ImportKind, lines: Line[]) => Promise<RowOutcome[]>
> = {
  async check(hand, row, kind, lines) {
    const refusals = (rows: readonly unknown[]) =>
      'takeOne' in kind ? tryEach(hand, kind, rows) : kind.refusals(hand.database, rows);
    const all = await judged(hand.database, kind, row, lines, refusals);
    const documents = documentsOf(kind);
    if (!documents) return all.map(({ outcome }) => outcome);
    const told: RowOutcome[] = [];
    for (const [index, { outcome, row: each }] of all.entries()) {
      const [name = ''] = lines[index]?.cells as string[];
      told.push({ ...outcome, cells: each === undefined ? [name] : [name, ...(await documents.tell(hand, each))] });
    }
    return told;
  },

  async write(hand, row, kind, lines) {
    const made = new Map<unknown, Partial<TakenRow>>();
    const refusals = async (rows: readonly unknown[]): Promise<FieldError[][]> => {
      if (!('takeOne' in kind)) return kind.refusals(hand.database, rows);
      const taken = await takeEach(hand, kind, rows);
      return taken.map((one, index) => {
        if (Array.isArray(one)) return one;
        made.set(rows[index], typeof one === 'string' ? { id: one } : one);
        return [];
      });
    };
    const all = await judged(hand.database, kind, row, lines, refusals);
    const right = all.filter(({ outcome }) => outcome.problems.length === 0).map(({ row: each }) => each);
    if ('take' in kind && right.length > 0) {
      const ids = await kind.take(hand, right);
      for (const [index, each] of right.entries()) made.set(each, { id: ids[index] ?? '' });
    }
    return all.map(({ outcome, row: each }) => {
      const { id = null, undo = null } = made.get(each) ?? {};
      return { ...outcome, recordId: id, undo };
    });
  },

  async undo(hand, _row, kind, lines) {
    const ids = lines.flatMap(({ recordId }) => recordId ?? []);
    const kept = await kind.takeBack(hand, ids, new Map(lines.map(({ recordId, undo }) => [recordId ?? '', undo])));
    return lines.map(({ key, line, recordId, undo }) => {
      const why = kept.get(recordId ?? '');
      return { line, key, problems: why ? [why] : [], recordId: why ? recordId : null, undo };
    });
  },
};
