import type { FieldError } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Actor } from '../audit/audit.js';
import type { CurrentStaff } from '../auth/current-user.js';
import type { Database } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import type { Owe } from '../outbox/outbox.js';
import { ResourceRegistry } from '../resources/resource-registry.js';

/** A column that a kind reads. */
export interface ImportColumn {
  /** Of the field in its schema. */
  name: string;
  /** As the template has it. */
  heading: string;
  /** By what else files of other systems call it. */
  aliases: readonly string[];
  isRequired?: boolean;
  /** What may stand in it, for who fills it in; nothing where its name says it. */
  hint?: string;
  /** In the template. */
  example: string;
  /** What a cell means, where it isn't what it says. */
  read?: (cell: string) => unknown;
}

/** In whose name rows are taken or taken back, and the mails that are owed for it. */
export interface ImportHand {
  database: Database;
  owe: Owe;
  actor: Actor;
  importId: string;
  /** What was prepared of rows before the transaction, by their keys. */
  prepared?: ReadonlyMap<string, unknown>;
}

/** What a file may hold rows of. Its name is a resource's, whose action `import` says who may bring it in. */
interface Kind<Schema extends z.ZodType> {
  name: string;
  /** What its template is called by whoever keeps it among their files, without accents: `plantilla-{fileName}.csv`. */
  fileName: string;
  columns: readonly ImportColumn[];
  schema: Schema;
  /** What no two rows of a file may share. */
  keyOf(row: z.output<Schema>): string;
  /**
   * Takes back those on which nothing was built, with a trace. Answers why each other one stays, by its id.
   *
   * @param undo what each was told to be taken back by
   */
  takeBack(
    hand: ImportHand,
    ids: readonly string[],
    undo: ReadonlyMap<string, unknown>,
  ): Promise<Map<string, FieldError>>;
}

/** What a row made or changed, and what that is taken back by. */
export interface TakenRow {
  id: string;
  undo: object;
}

/** Rows of which many are written by a few statements. */
export interface BulkImportKind<Schema extends z.ZodType = z.ZodType> extends Kind<Schema> {
  /** Why the rules, or what is there already, refuse each of these; nothing is written. In their order, empty where nothing does. */
  refusals(database: Database, rows: readonly z.output<Schema>[]): Promise<FieldError[][]>;
  /** Writes these, which nothing refuses; that they came by the file is told for all of them. Answers their ids, in their order. */
  take(hand: ImportHand, rows: readonly z.output<Schema>[]): Promise<string[]>;
}

/** Files of which each is a row, by themselves or in a ZIP, instead of the rows of a table. The kind's first column is what one is called. */
export interface ImportDocuments<Row> {
  /** As they end; what else is in a ZIP is no row. */
  ending: string;
  /** Of one. */
  maxBytes: number;
  /** @throws ProblemException which says why it is none */
  read(content: Buffer): Row;
  /** Those of a lower rank are taken first, as others are about them. */
  rankOf(row: Row): number;
  /** What is found in it, for the kind's further columns. */
  tell(hand: ImportHand, row: Row): Promise<string[]>;
}

/** Rows that go through the rules one by one, as if somebody typed them in: what would refuse one is known by trying. */
export interface SingleImportKind<Schema extends z.ZodType = z.ZodType> extends Kind<Schema> {
  /**
   * Writes it, as its own trace tells; that it came by the file is told for all of them. Answers its id.
   *
   * @throws ProblemException which refuses the row: nothing of it stays then
   */
  takeOne(hand: ImportHand, row: z.output<Schema>): Promise<string | TakenRow>;
  /** What takes its time and belongs before the transaction that takes it, as storing a file does. */
  prepare?(row: z.output<Schema>): Promise<unknown>;
  /** Throws what taking it would, where that is known without; writes nothing that stays. */
  tryOne?(hand: ImportHand, row: z.output<Schema>): Promise<void>;
  documents?: ImportDocuments<z.output<Schema>>;
}

export type ImportKind<Schema extends z.ZodType = z.ZodType> = BulkImportKind<Schema> | SingleImportKind<Schema>;

/** All kinds, told by the features' modules. */
@Injectable()
export class ImportKinds {
  private readonly kinds = new Map<string, ImportKind>();

  constructor(private readonly resources: ResourceRegistry) {}

  register<Schema extends z.ZodType>(kind: ImportKind<Schema>): void {
    this.kinds.set(kind.name, kind);
  }

  /** Those that somebody may bring in. */
  of({ role }: Pick<CurrentStaff, 'role'>): ImportKind[] {
    return [...this.kinds.values()].filter(({ name }) => this.resources.may(role, name, 'import'));
  }

  /** 404 when there is none, 403 unless they may. */
  async allowed(staff: Pick<CurrentStaff, 'id' | 'email' | 'role'>, name: string): Promise<ImportKind> {
    const kind = this.kinds.get(name);
    if (!kind) throw ProblemException.notFound();
    await this.resources.require(staff, name, 'import');
    return kind;
  }
}

export const documentsOf = (kind: ImportKind): ImportDocuments<unknown> | null =>
  'takeOne' in kind ? (kind.documents ?? null) : null;
