import type { StaffRole } from '@flota/schemas';
import type { Prisma } from '@flota/prisma';
import type { z } from 'zod';
import type { Actor } from '../audit/audit.js';
import type { Database } from '../database/prisma.service.js';
import type { ListExport } from './exports/list-export.js';
import type { Search } from './search.js';

/** What the engine needs of a Prisma model; the one place where its types are widened. */
export interface ModelDelegate {
  /** Its columns, as Prisma refers to them. */
  readonly fields: object;
  findMany(args: object): Promise<object[]>;
  /** The same with nothing but what is selected, where `findMany` adds to what it reads. */
  findKeys?(args: object): Promise<object[]>;
  findUnique(args: object): Promise<object | null>;
  count(args: object): Promise<number>;
  create(args: object): Promise<object>;
  update(args: object): Promise<object>;
  updateMany(args: object): Promise<{ count: number }>;
  delete(args: object): Promise<object>;
}

/** Around a write: the transaction it is part of, who writes, and what is there already when it is a change. */
export interface WriteContext<Row extends object> {
  database: Database;
  staff: Actor;
  current?: Row;
}

/** How a record is made or changed: what staff may send, and what is stored of it. */
export interface ResourceWrite<Row extends object, Input extends z.ZodType> {
  schema: Input;
  toData(input: z.output<Input>, context: WriteContext<Row>): Promise<object> | object;
}

/** The column a record is addressed by, and what an address may be. */
export interface ResourceKey {
  column: string;
  schema: z.ZodType<string | number>;
}

/** How one record is told in a line among records of other kinds. */
export interface PaletteLine<Row extends object> {
  /** `folio` of what is about a contract or a customer, which are found themselves by all the rest: it alone finds it. */
  by?: 'folio';
  tell(row: Row): { title: string; detail: string };
}

/** One thing staff work with in the backoffice: how it is found, shown and changed, and by whom. */
export interface Resource<Row extends object = object, Input extends z.ZodType = z.ZodType> {
  /** In the address: `/api/admin/{name}`. */
  name: string;
  /** Roles by action (`list`, `show`, `create`, `edit`, `delete`, and actions of its own). `admin` may do all that is named. */
  allow: Readonly<Record<string, readonly StaffRole[]>>;
  /** Actions that ask for a fresh proof of who does it, as `@StepUp` does of a route. */
  stepUp?: readonly string[];
  model(database: Database): ModelDelegate;
  /** `id`, a uuid, unless told otherwise. */
  key?: ResourceKey;
  include?: object;
  /** The field that no two records may share, when it isn't the key; taken, it is refused with `{FIELD}.TAKEN`. */
  uniqueField?: string;
  /** Whether staff put the records in order, which `position` keeps: `POST /api/admin/{name}/reorder`, by who may edit. */
  ordered?: boolean;
  /** Which records its list, counts and exports have where nobody looks for certain ones; without it, all. */
  listed?: object;
  /** What the search box finds it by. */
  search?: Search;
  /** How the palette tells it; without it the records are found in their list alone. */
  palette?: PaletteLine<Row>;
  /** Sortable fields by their wire name, each with its order, which an index has (`lists-by-index.int-spec.ts`). */
  sort?: Readonly<Record<string, (direction: Prisma.SortOrder) => object | object[]>>;
  /** What it is exported as, by who may `export`. */
  exported?: ListExport;
  /**
   * The order whose index its first records are counted by: the key's, unless told otherwise. Of days that are asked for, in a
   * table that grows by the day, that would read on from the first record there ever was.
   */
  countedBy?: object[];
  /** Newest or otherwise most wanted first. */
  defaultOrder: object | object[];
  /** Which records everybody may read at that moment; without it they are staff's alone. */
  open?: (now: Date) => object;
  /** Conditions by filter name. They get what the caller sent and must throw no matter what it is not. */
  filters?: Readonly<Record<string, z.ZodType<object>>>;
  present(row: Row): object;
  /** The detail page's record, when it shows more than a list's row. */
  presentOne?(row: Row): object;
  includeOne?: object;
  write?: ResourceWrite<Row, Input>;
}

/** Keeps a declaration's row and input types for its own functions, and hides them from the engine. */
export const defineResource = <Row extends object, Input extends z.ZodType = z.ZodType>(
  resource: Resource<Row, Input>,
): Resource => resource;

/** For `sort`: columns that are sorted by as they are, and never empty. */
export const sortedBy = (...columns: readonly string[]): NonNullable<Resource['sort']> =>
  Object.fromEntries(columns.map((column) => [column, (direction) => ({ [column]: direction })]));

/** For `sort`: columns that may be empty. What lacks it comes last upwards and first downwards, as their index has it. */
export const sortedByOptional = (...columns: readonly string[]): NonNullable<Resource['sort']> =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      (sort) => ({ [column]: { sort, nulls: sort === 'asc' ? 'last' : 'first' } satisfies Prisma.SortOrderInput }),
    ]),
  );

/** For `sort`: columns of which many records have the same, and among those the order of another column. */
export const sortedWithin = (inner: string, ...columns: readonly string[]): NonNullable<Resource['sort']> =>
  Object.fromEntries(
    columns.map((column) => [column, (direction) => [{ [column]: direction }, { [inner]: direction }]]),
  );
