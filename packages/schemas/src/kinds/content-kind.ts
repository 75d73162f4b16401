import { z } from 'zod';
import { type FieldCode, fieldCode } from '../field-codes.js';
import { type FieldMap, shapeOf, type ShapeOf, type GroupField } from './field.js';
import { publicationFields, type PublicationState, UNTIL_BEFORE_FROM, untilAfterFrom } from '../publishing.js';
import type { ContentOutline } from './outlines.js';

/** Fields of a record that is shown from one moment on, up to another; without them it always was and stays. */
export const publication = {
  publishedFrom: { type: 'instant', schema: publicationFields.publishedFrom, label: 'Desde' },
  publishedUntil: { type: 'instant', schema: publicationFields.publishedUntil, label: 'Hasta' },
} as const satisfies FieldMap;

/** The same of a record that bears the day it came out. */
export const datedPublication = {
  publishedFrom: {
    type: 'instant',
    schema: z.iso.datetime({ offset: true, error: fieldCode('DATE.INVALID') }),
    label: 'Desde',
  },
  publishedUntil: publication.publishedUntil,
} as const satisfies FieldMap;

type Path<Fields extends FieldMap> = {
  [Name in keyof Fields & string]: Fields[Name] extends GroupField<z.ZodType, infer Inner>
    ? Name | `${Name}.${keyof Inner & string}`
    : Name;
}[keyof Fields & string];

/** Fields beside each other where there is room, or one alone. `publication`: the dates between which it is shown. */
type Row<Name extends string> = Name | readonly Name[];
/** Rows under a heading of their own, or one without. */
type Part<Name extends string> = Row<Name> | { title: string; hint?: string; rows: readonly Row<Name>[] };

/** How a form is laid out: texts, and beside them what frames them. */
interface FormLayout<Name extends string> {
  main: readonly Part<Name>[];
  aside?: readonly Part<Name>[];
}

interface Declaration<Name extends string, Fields extends FieldMap, Shown extends FieldMap> extends ContentOutline {
  /** The resource of `/api/admin/{name}`. */
  name: Name;
  fields: Fields;
  /** What a record shows beside what staff write. */
  shown?: Shown;
  /** What a new record starts from. */
  defaults?: () => NoInfer<Partial<z.output<SchemaOf<Fields>>>>;
  /** What a record must be beyond its fields. */
  check?: { path: (keyof Fields & string)[]; error: FieldCode; holds: (record: z.output<SchemaOf<Fields>>) => boolean };
  /** The column of its key, where that is none of the fields. */
  key?: string;
  /** Where the search box looks; columns of a related record as `city.name`. */
  search: readonly (((keyof Fields | keyof NoInfer<Shown>) & string) | 'slug' | `${string}.${string}`)[];
  list?: {
    /** What else is told of it: its address unless told otherwise. */
    detail?: Path<Fields> | (keyof NoInfer<Shown> & string);
    picture?: Path<Fields>;
    /** Further columns. */
    columns?: readonly ((keyof Fields | keyof NoInfer<Shown>) & string)[];
    /** Fields that the list is narrowed by. */
    filters?: readonly (keyof Fields & string)[];
    /** By place unless told otherwise. */
    sort?: { field: (keyof Fields & string) | 'updatedAt'; order: 'ASC' | 'DESC' };
  };
  /** Without one: all fields one below the other, pictures and publication beside them. */
  form?: FormLayout<Path<Fields> | 'publication'>;
  /** Where visitors find the record of a key. */
  path?: (key: string) => string;
  /** How the site's search shows it: the kind of its rows in `search_document`, and the heading above them. */
  found?: { kind: string; section: string };
}

type SchemaOf<Fields extends FieldMap> = z.ZodObject<ShapeOf<Fields>, z.core.$strip>;

/** A type of content: what the API, the backoffice and the tests make all there is to it of. */
export interface ContentKind<
  Name extends string = string,
  Fields extends FieldMap = FieldMap,
  Shown extends FieldMap = FieldMap,
> extends ContentOutline {
  name: Name;
  fields: Fields;
  shown: Shown;
  /** What staff may write. */
  schema: SchemaOf<Fields>;
  /** What a new record starts from. */
  defaults?: () => object;
  /** The column that a record is addressed by. */
  key: string;
  /** Whether a record is shown between two moments only. */
  published: boolean;
  /** Whether staff put the records in order. */
  ordered: boolean;
  search: readonly string[];
  list: {
    /** What it is sorted by where it is sorted by what records are called by. */
    title: string;
    detail?: string;
    picture?: string;
    columns: readonly string[];
    filters: readonly string[];
    sort: { field: string; order: 'ASC' | 'DESC' };
  };
  form: FormLayout<string>;
  path?: (key: string) => string;
  found?: { kind: string; section: string };
}

/** Declares a type of content. What of it the code checks: see `kinds.spec.ts` and the tests that go through `CONTENT`. */
export function defineContent<
  const Name extends string,
  const Fields extends FieldMap,
  Shown extends FieldMap = Record<never, never>,
>(declaration: Declaration<Name, Fields, Shown>): ContentKind<Name, Fields, Shown> {
  const { name, names, called, invite, menu, team, fields, shown, defaults, check, search, path, found } = declaration;
  const { list = {} } = declaration;
  const published = 'publishedFrom' in fields;
  const ordered = fields.position?.type === 'place';
  const key = declaration.key ?? ('slug' in fields ? 'slug' : 'id');
  const whole = z.object(shapeOf(fields));
  const dated = published ? whole.refine(untilAfterFrom, UNTIL_BEFORE_FROM) : whole;
  return {
    name,
    names,
    called,
    invite,
    menu,
    team,
    fields,
    shown: shown ?? ({} as Shown),
    schema: check ? dated.refine((record) => check.holds(record), { path: check.path, error: check.error }) : dated,
    defaults,
    key,
    published,
    ordered,
    search,
    list: {
      title: called.at(-1) ?? key,
      detail: list.detail,
      picture: list.picture,
      columns: list.columns ?? [],
      filters: list.filters ?? [],
      sort: list.sort ?? { field: 'position', order: 'ASC' },
    },
    form: declaration.form ?? plainForm(fields),
    path,
    found,
  };
}

function plainForm(fields: FieldMap): FormLayout<string> {
  const names = Object.keys(fields).filter(
    (name) => fields[name]?.type !== 'place' && fields[name]?.type !== 'instant',
  );
  const pictures = names.filter((name) => fields[name]?.type === 'picture');
  return {
    main: names.filter((name) => !pictures.includes(name)),
    aside: 'publishedFrom' in fields ? [...pictures, 'publication'] : pictures,
  };
}

type Nothing = Record<never, never>;

/** A record of that type as `/api/admin/{name}` answers it. `url`: its page, where it has one. */
export type AdminRecord<Kind extends ContentKind> = z.output<Kind['schema']> & {
  id: string;
  updatedAt: string;
} & ('publishedFrom' extends keyof Kind['fields'] ? { state: PublicationState } : Nothing) & {
    [Field in keyof Kind['shown']]: z.output<Kind['shown'][Field]['schema']>;
  };
