import type { Prisma } from '@flota/prisma';
import { type AdminRecord, type ContentField, type ContentKind, slug } from '@flota/schemas';
import { z } from 'zod';
import type { Database } from '../database/prisma.service.js';
import { CONTENT_ADDS, CONTENT_EDITS, CONTENT_MAINTAINS } from '../resources/content-roles.js';
import { defineResource, type ModelDelegate, type Resource, sortedBy } from '../resources/resource.js';
import { shownRecord, storedRecord } from './content-record.js';
import { published, stateFilter, stateOf } from './publication.js';

const TEAM = { maintains: CONTENT_MAINTAINS, adds: CONTENT_ADDS, edits: CONTENT_EDITS };

/** A table, as the database's client calls it; views can't be written. */
type Table = {
  [Name in Uncapitalize<Prisma.ModelName>]: Database[Name] extends ModelDelegate ? Name : never;
}[Uncapitalize<Prisma.ModelName>];

/** A row of the table, with what is included. */
type RowOf<Name extends Table, Include> = Prisma.Result<Database[Name], { include: Include }, 'findFirstOrThrow'>;

/** What staff wrote of a record, as it may be stored. */
type Stored<Kind extends ContentKind> = {
  [Field in keyof Kind['fields']]: Kind['fields'][Field]['type'] extends 'instant' | 'day'
    ? Date | Extract<z.output<Kind['fields'][Field]['schema']>, null>
    : z.output<Kind['fields'][Field]['schema']>;
};

/** Fields that staff see of a record and that its row has by another name, as another type, or not at all. */
type Lacking<Kind extends ContentKind, Row> = {
  [
    Field in Exclude<keyof AdminRecord<Kind>, 'id' | 'updatedAt' | 'state'> as Kind['fields'] extends Record<
      Field,
      { type: 'day' | 'instant' | 'items' }
    >
      ? never
      : Row extends Record<Field, AdminRecord<Kind>[Field]>
        ? never
        : Field
  ]: AdminRecord<Kind>[Field];
};

interface Binding<Kind extends ContentKind, Name extends Table, Include> {
  /** What of related records is read with each row. */
  include?: Include;
  /** Taken by another record, it is refused with `{FIELD}.TAKEN`; where that isn't the key. */
  uniqueField?: keyof Kind['fields'] & string;
  /** What is stored, where that isn't what was written by the fields' own names; 422 on what else must hold. */
  toData?: (
    record: Stored<Kind>,
    context: { database: Database; current?: RowOf<Name, Include> },
  ) => Promise<object> | object;
  /** Orders by a related record. */
  sort?: Resource['sort'];
  /** Which records visitors may read, where their dates don't tell or there are none: all of them otherwise. */
  open?: Resource['open'];
  /** Conditions that the fields' types don't tell. */
  filters?: Resource['filters'];
}

/** Fields that the row lacks have to be presented; where it has them all there is nothing to say. */
type Presented<Kind extends ContentKind, Row> = keyof Lacking<Kind, Row> extends never
  ? { present?: undefined }
  : { present: (row: Row) => Lacking<Kind, Row> };

/** What staff do with the records of a type of content, all of it told by its declaration but the table they are in. */
export function contentResource<
  Kind extends ContentKind,
  Name extends Table,
  const Include extends object = Record<never, never>,
>(kind: Kind, table: Name, binding: Binding<Kind, Name, Include> & Presented<Kind, RowOf<Name, Include>>): Resource {
  type Row = RowOf<Name, Include> & Columns;
  const { name, fields, key, list } = kind;
  const open = binding.open ?? (kind.published ? published : () => ({}));
  const present = binding.present as ((row: Row) => object) | undefined;
  return defineResource<Row, Kind['schema']>({
    name,
    allow: TEAM[kind.team],
    model: (database): ModelDelegate => database[table],
    key: key === 'id' ? undefined : { column: key, schema: slug },
    include: binding.include,
    uniqueField: binding.uniqueField,
    ordered: kind.ordered,
    search: { columns: kind.search },
    ...(kind.search.length > 0 && { palette: { tell: (row: Row) => ({ title: titleOf(kind, row), detail: '' }) } }),
    sort: { ...sortedBy(...sortable(kind)), ...binding.sort },
    defaultOrder: { [list.sort.field]: list.sort.order === 'ASC' ? 'asc' : 'desc' },
    open,
    filters: { ...filtersOf(kind, open), ...binding.filters },
    present: (row) => ({
      ...shownRecord({ ...kind.shown, ...fields }, row),
      ...present?.(row),
      id: String(row[key]),
      updatedAt: row.updatedAt.toISOString(),
      ...(kind.published && { state: stateOf(row) }),
      ...(kind.path && !('url' in fields) && { url: kind.path(String(row[key])) }),
    }),
    write: {
      schema: kind.schema,
      toData: toData(kind, binding.toData),
    },
  });
}

/** What a record is called by, where its row has it; its key otherwise. */
export function titleOf({ called: fields, key }: Pick<ContentKind, 'key' | 'called'>, row: Columns): string {
  const called = fields.map((name) => row[name]).filter((value) => typeof value === 'string');
  return called.join(' · ') || String(row[key]);
}

/** Columns of every table of content, or of those whose records are published. */
interface Columns {
  [column: string]: unknown;
  updatedAt: Date;
  publishedFrom: Date | null;
  publishedUntil: Date | null;
}

const toData =
  <Kind extends ContentKind, Context extends { database: Database }>(
    { fields }: Kind,
    more: ((record: Stored<Kind>, context: Context) => Promise<object> | object) | undefined,
  ) =>
  async (written: Readonly<Record<string, unknown>>, context: Context): Promise<object> => {
    const record = await storedRecord(fields, written, context.database);
    return more ? more(record as Stored<Kind>, context) : record;
  };

/** Fields that the list shows as a column of their own; those of related records the binding orders by. */
const sortable = ({ fields, list }: ContentKind): string[] =>
  ['position', list.title, ...list.columns, 'publishedFrom', 'publishedUntil', 'updatedAt'].filter(
    (name) => name === 'updatedAt' || (name in fields && fields[name]?.type !== 'choices'),
  );

function filtersOf(
  { fields, list, published: isPublished }: ContentKind,
  open: NonNullable<Resource['open']>,
): NonNullable<Resource['filters']> {
  const byField = list.filters.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, filterOf(name, field)] as const] : [];
  });
  return { ...Object.fromEntries(byField), ...(isPublished && { state: stateFilter(open) }) };
}

/** Records with that value, or with that one among several. */
function filterOf(name: string, field: ContentField): z.ZodType<object> {
  switch (field.type) {
    case 'choice':
      return z.enum(Object.keys(field.names)).transform((value) => ({ [name]: value }));
    case 'choices':
      return z.enum(Object.keys(field.names)).transform((value) => ({ [name]: { has: value } }));
    default:
      return field.schema.transform((value) => ({ [name]: value }));
  }
}
