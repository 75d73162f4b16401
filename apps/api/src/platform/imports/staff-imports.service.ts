import { Prisma, type StaffImport as Row } from '@flota/prisma';
import {
  fieldWords,
  type FieldError,
  IMPORT_KEPT_DAYS,
  IMPORT_PAGE,
  IMPORT_SAMPLE,
  type ImportMapping,
  type ImportRows,
  type ImportRowsQuery,
  type ImportSample,
  MAX_IMPORT_ROWS,
  MAX_WHOLE_SINGLES,
  type StaffImport,
  type StaffImports,
} from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { SecurityEvents } from '../audit/security-events.js';
import type { CurrentStaff } from '../auth/current-user.js';
import { PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { JobQueue } from '../queue/job-queue.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';
import { CSV_MARK, csvLine } from '../resources/csv.js';
import { cleanFileName, type SentFile } from '../uploads/checked-file.js';
import { documentsOf, type ImportDocuments, type ImportKind, ImportKinds } from './import-kind.js';
import { checkedMapping, guessedMapping, readRow } from './mapping.js';
import { RunImportJob } from './run-import.job.js';
import { keepDocuments, sentDocuments } from './sent-documents.js';
import { linesOf, refusedFile, type TableLine } from './sent-table.js';
import { presentImport } from './staff-import.presenter.js';
import { keepRows } from './stored-rows.js';

const LIMIT: Limit = { name: 'import', points: 30, seconds: 3600 };
const SHOWN = 30;
const CHUNK = 1_000;
const WRONG = { problems: { not: Prisma.DbNull } } satisfies Prisma.StaffImportRowWhereInput;

/** What may follow on what, while no worker has it. */
const FOLLOWS = {
  check: ['map', 'checked'],
  write: ['checked'],
  undo: ['written', 'undone'],
} as const satisfies Record<string, readonly Row['step'][]>;

/** Files that a member of staff brings in; each sees their own alone, and is asked at every step whether they still may. */
@Injectable()
export class StaffImportsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly kinds: ImportKinds,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
    private readonly queue: JobQueue,
  ) {}

  async list(staff: CurrentStaff): Promise<StaffImports> {
    const kinds = this.kinds.of(staff);
    const imports = await this.prisma.staffImport.findMany({
      where: { staffId: staff.id, step: { not: 'receive' }, kind: { in: kinds.map(({ name }) => name) } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    });
    return { kinds: kinds.map(offered), imports: imports.map((row) => presentImport(row)) };
  }

  /** The kind's columns and a row that works, as a CSV, and what its file is called after. 403, 404. */
  async template(staff: CurrentStaff, name: string): Promise<{ fileName: string; text: string }> {
    const kind = await this.kinds.allowed(staff, name);
    if (documentsOf(kind)) throw ProblemException.notFound();
    const { columns, fileName } = kind;
    const lines = [columns.map(({ heading }) => heading), columns.map(({ example }) => example)];
    return { fileName, text: CSV_MARK + lines.map(csvLine).join('') };
  }

  /** Keeps a file's rows as they are; nothing is taken yet. 403, 404, 422 on `file`, 429. */
  async send(staff: CurrentStaff, name: string, files: readonly SentFile[]): Promise<StaffImport> {
    const kind = await this.kinds.allowed(staff, name);
    await this.limiter.consume(LIMIT, staff.id);
    const documents = documentsOf(kind);
    if (documents) return this.sendDocuments(staff, kind, documents, files);
    const [file, second] = files;
    if (!file) throw refusedFile('FILE.REQUIRED');
    if (second) throw refusedFile('FIELD.INVALID');
    const lines = linesOf(file.content);
    const first = await lines.next();
    if (first.done) throw refusedFile('IMPORT.EMPTY');
    const headings = first.value.cells;
    const mapping = (await this.remembered(staff, kind, headings)) ?? guessedMapping(kind, headings);
    const row = await this.received(
      { staffId: staff.id, kind: name, fileName: cleanFileName(file.name), headings, mapping },
      (id) => this.keep(id, lines),
    );
    return presentImport(row);
  }

  /** Each a row, which is checked at once: there is nothing to match. */
  private async sendDocuments(
    { id: staffId }: CurrentStaff,
    kind: ImportKind,
    documents: ImportDocuments<unknown>,
    files: readonly SentFile[],
  ): Promise<StaffImport> {
    const [file] = files;
    if (!file) throw refusedFile('FILE.REQUIRED');
    const fileName = files.length === 1 ? cleanFileName(file.name) : `${files.length} archivos`;
    const headings = kind.columns.map(({ heading }) => heading);
    const row = await this.received({ staffId, kind: kind.name, fileName, headings, mapping: {} }, (id) =>
      keepDocuments(this.prisma, id, { keyOf: (one) => kind.keyOf(one), documents }, sentDocuments(files, documents)),
    );
    return this.begin(row, 'check', { bad: 0 });
  }

  /** @param keep its rows, and answers how many there are; where it fails nothing stays */
  private async received(
    data: Pick<Prisma.StaffImportUncheckedCreateInput, 'staffId' | 'kind' | 'fileName' | 'headings' | 'mapping'>,
    keep: (id: string) => Promise<number>,
  ): Promise<Row> {
    const expiresAt = new Date(Date.now() + IMPORT_KEPT_DAYS * 24 * 3_600_000);
    const { id } = await this.prisma.staffImport.create({ data: { ...data, expiresAt } });
    try {
      return await this.prisma.staffImport.update({ where: { id }, data: { rows: await keep(id), step: 'map' } });
    } catch (error) {
      await this.prisma.staffImport.delete({ where: { id } });
      throw error;
    }
  }

  private async keep(id: string, lines: AsyncIterable<TableLine>): Promise<number> {
    let rows = 0;
    let waiting: TableLine[] = [];
    for await (const line of lines) {
      if (++rows > MAX_IMPORT_ROWS) throw refusedFile('IMPORT.TOO_MANY_ROWS');
      if (waiting.push(line) < CHUNK) continue;
      await keepRows(this.prisma, id, waiting);
      waiting = [];
    }
    if (rows === 0) throw refusedFile('IMPORT.EMPTY');
    await keepRows(this.prisma, id, waiting);
    return rows;
  }

  /** As they had it with the same headings before. */
  private async remembered({ id: staffId }: CurrentStaff, { name: kind }: ImportKind, headings: string[]) {
    const before = await this.prisma.staffImport.findFirst({
      where: { staffId, kind, headings: { equals: headings }, step: { notIn: ['receive', 'map'] } },
      orderBy: { createdAt: 'desc' },
    });
    return before?.mapping as ImportMapping | undefined;
  }

  /** The first rows, and what their own cells have wrong when they are read so. 404 unless it is theirs. */
  async sample(staff: CurrentStaff, id: string, mapping: ImportMapping): Promise<ImportSample> {
    const { kind, row } = await this.own(staff, id);
    const rows = await this.prisma.staffImportRow.findMany({
      where: { importId: id },
      orderBy: { line: 'asc' },
      take: IMPORT_SAMPLE,
    });
    return {
      rows: rows.map(({ line, cells }) => {
        const read = readRow(kind, { headings: row.headings, mapping }, cells as string[]);
        return { line, cells: cells as string[], problems: 'problems' in read ? read.problems : [] };
      }),
    };
  }

  /** What there is against each row as it was looked at last, a page at a time; of the wrong ones alone where that is asked. 404 unless it is theirs. */
  async found(staff: CurrentStaff, id: string, { after, wrong }: ImportRowsQuery): Promise<ImportRows> {
    await this.own(staff, id);
    const rows = await this.prisma.staffImportRow.findMany({
      where: { importId: id, line: { gt: after }, ...(wrong && WRONG) },
      orderBy: { line: 'asc' },
      omit: { content: true },
      take: IMPORT_PAGE + 1,
    });
    const shown = rows.slice(0, IMPORT_PAGE);
    return {
      rows: shown.map(({ line, cells, problems }) => ({
        ...{ line, cells: cells as string[] },
        problems: (problems ?? []) as unknown as FieldError[],
      })),
      next: rows.length > IMPORT_PAGE ? (shown.at(-1)?.line ?? null) : null,
    };
  }

  /** Has all rows checked; nothing is taken. 404, 409, 422 on the mapping. */
  async check(staff: CurrentStaff, id: string, sent: ImportMapping): Promise<StaffImport> {
    const { kind, row } = await this.own(staff, id);
    return this.begin(row, 'check', { mapping: checkedMapping(kind, row.headings, sent), bad: 0 });
  }

  /** Has the rows taken: all or none, or those that are right. 404; 409 while all are wanted and one is wrong, or there are too many. */
  async run(staff: CurrentStaff, id: string, whole: boolean): Promise<StaffImport> {
    const { kind, row } = await this.own(staff, id);
    if (whole && row.rows > wholeUpTo(kind)) throw new ProblemException(409, 'IMPORT.TOO_MANY_FOR_WHOLE');
    if (whole && row.bad > 0) throw new ProblemException(409, 'IMPORT.HAS_PROBLEMS');
    return this.begin(row, 'write', { whole, done: row.bad });
  }

  /** Has taken back what nothing was built on. 404, 409. */
  async undo(staff: CurrentStaff, id: string): Promise<StaffImport> {
    const { row } = await this.own(staff, id);
    // Kept once are asked again: what was never taken stays wrong.
    return this.begin(row, 'undo', { bad: row.rows - row.taken, done: row.undone });
  }

  /** Goes on where it was broken off. 404, 409. */
  async retry(staff: CurrentStaff, id: string): Promise<StaffImport> {
    const { row } = await this.own(staff, id);
    return this.start(row, { id, state: 'failed' }, {});
  }

  private begin(row: Row, step: keyof typeof FOLLOWS, data: Prisma.StaffImportUpdateManyMutationInput) {
    return this.start(
      row,
      { id: row.id, state: 'idle', step: { in: [...FOLLOWS[step]] } },
      { done: 0, ...data, step, cursor: 0 },
    );
  }

  private async start(
    { id, attempts }: Row,
    where: Prisma.StaffImportWhereInput,
    data: Prisma.StaffImportUpdateManyMutationInput,
  ): Promise<StaffImport> {
    const { count } = await this.prisma.staffImport.updateMany({
      where: { ...where, attempts },
      data: { ...data, state: 'pending', problem: null, attemptsBefore: attempts, nextAttemptAt: new Date() },
    });
    if (count === 0) throw new ProblemException(409, 'IMPORT.STEP_PASSED');
    this.queue.announce(RunImportJob, [{ id }]);
    return presentImport(await this.prisma.staffImport.findUniqueOrThrow({ where: { id } }));
  }

  /** Its rows with something wrong, as they came, each with what: a CSV in pieces. 404. */
  async problems(staff: CurrentStaff, id: string): Promise<AsyncGenerator<string>> {
    const { kind, row } = await this.own(staff, id);
    await this.events.noteOrFail('export', {
      ...{ resource: row.kind, recordId: row.kind, actor: staff },
      details: { rows: row.bad, format: 'csv', import: id },
    });
    return this.wrongRows(kind, row);
  }

  private async *wrongRows(kind: ImportKind, { id, headings }: Row): AsyncGenerator<string> {
    const names = new Map(kind.columns.map(({ name, heading }) => [name, heading]));
    // A file is known by its name, whatever its place.
    const isOfTable = documentsOf(kind) === null;
    yield CSV_MARK + csvLine([...(isOfTable ? ['Renglón'] : []), 'Problema', ...headings]);
    for (let after = 0; ;) {
      const rows = await this.prisma.staffImportRow.findMany({
        where: { importId: id, line: { gt: after }, ...WRONG },
        orderBy: { line: 'asc' },
        omit: { content: true },
        take: CHUNK,
      });
      if (rows.length === 0) return;
      after = rows.at(-1)?.line ?? after;
      const texts = rows.map(({ cells, line, problems }) => {
        const why = (problems as unknown as FieldError[]).map((each) => said(each, names)).join(' ');
        return csvLine([...(isOfTable ? [line] : []), why, ...(cells as string[])]);
      });
      yield texts.join('');
    }
  }

  /** Forgets the file; what it made stays. 404; 409 while a worker has it. */
  async remove(staff: CurrentStaff, id: string): Promise<void> {
    await this.own(staff, id);
    const { count } = await this.prisma.staffImport.deleteMany({ where: { id, state: { in: ['idle', 'failed'] } } });
    if (count === 0) throw new ProblemException(409, 'IMPORT.STEP_PASSED');
  }

  private async own(staff: CurrentStaff, id: string) {
    const row = await this.prisma.staffImport.findFirst({
      where: { id, staffId: staff.id, step: { not: 'receive' }, expiresAt: { gt: new Date() } },
    });
    if (!row) throw ProblemException.notFound();
    return { row, kind: await this.kinds.allowed(staff, row.kind) };
  }
}

const said = ({ field, code, detail }: FieldError, names: ReadonlyMap<string, string>): string => {
  // One of several things in a cell is called as the cell is.
  const name = names.get(field) ?? names.get(field.split('.')[0] ?? '');
  const text = fieldWords({ code, detail });
  return name ? `${name}: ${text}` : text;
};

/** Others wait for one that takes longer. */
const wholeUpTo = (kind: ImportKind): number => ('takeOne' in kind ? MAX_WHOLE_SINGLES : MAX_IMPORT_ROWS);

const offered = (kind: ImportKind) => ({
  name: kind.name,
  documents: documentsOf(kind)?.ending ?? null,
  wholeUpTo: wholeUpTo(kind),
  columns: kind.columns.map(({ name: column, heading, isRequired = false, hint = '' }) => ({
    name: column,
    heading,
    isRequired,
    hint,
  })),
});
