import { z } from 'zod';
import { dateOnly, slug as slugSchema } from '../primitives.js';
import { htmlText, imagePath, line as lineSchema, linkTarget, orNull, position, videoUrl } from '../publishing.js';

/*
 * The fields that a type of content is made of. A field knows what may be written in it, how it is called in Spanish and
 * how it is filled in: rules, form, list and texts of a type of content follow from its fields.
 */

export interface Field<Type extends string, Schema extends z.ZodType> {
  type: Type;
  /** What staff may write. */
  schema: Schema;
  /** Its name in forms, lists and filters. */
  label: string;
  /** Said below it in the form. */
  hint?: string;
  /** Nobody else reads it: the content API leaves it out. */
  staffOnly?: boolean;
}

/** A text without format. */
export interface LineField<Schema extends z.ZodType = z.ZodType> extends Field<'line', Schema> {
  multiline?: boolean;
  input?: 'email';
}

/** A text with format, sanitised before it is stored. */
export interface HtmlField<Schema extends z.ZodType = z.ZodType> extends Field<'html', Schema> {
  /** Whether something to read must be left of it. */
  required: boolean;
  /** No headings or quotations. */
  short?: boolean;
}

/** The address of a picture of ours. */
export interface PictureField<Schema extends z.ZodType = z.ZodType> extends Field<'picture', Schema> {
  shape: 'wide' | 'upright';
}

/** The address of a video: one that was uploaded, or one elsewhere. */
type VideoField<Schema extends z.ZodType = z.ZodType> = Field<'video', Schema>;

/** The name in the record's address: its key, which stays once it exists. */
export interface SlugField<Schema extends z.ZodType = z.ZodType> extends Field<'slug', Schema> {
  /** The field whose text it is made of. */
  from: string;
}

/** The record's place in the order that staff keep. */
export interface PlaceField<Schema extends z.ZodType = z.ZodType> extends Field<'place', Schema> {
  /** The field of which each value has an order of its own. */
  within?: string;
}

/** One of a few values, each with its Spanish name. */
export interface ChoiceField<Schema extends z.ZodType = z.ZodType> extends Field<'choice' | 'choices', Schema> {
  names: Readonly<Record<string, string>>;
}

/** The key of a record of another type of content. */
export interface ReferenceField<Schema extends z.ZodType = z.ZodType> extends Field<'reference', Schema> {
  /** That type's name, and the field that its records are called by. */
  to: string;
  by: string;
}

/** Parts that follow one another, each with fields of its own. */
export interface ItemsField<Schema extends z.ZodType = z.ZodType> extends Field<'items', Schema> {
  /** On the button that adds one. */
  add: string;
  /** The field that names a part while it is folded. */
  title: string;
  fields: FieldMap;
}

/** Fields that are kept together under one name. */
export interface GroupField<Schema extends z.ZodType = z.ZodType, Fields extends FieldMap = FieldMap> extends Field<
  'group',
  Schema
> {
  fields: Fields;
}

export type PlainField<Schema extends z.ZodType = z.ZodType> = Field<
  'lines' | 'day' | 'instant' | 'flag' | 'number',
  Schema
>;

/** Written by an input of its own, which the backoffice has for it. */
export interface OwnField<Schema extends z.ZodType = z.ZodType> extends Field<'own', Schema> {
  /** Other fields that the same input writes. */
  covers?: readonly string[];
}

export type ContentField =
  | LineField
  | HtmlField
  | PictureField
  | VideoField
  | SlugField
  | PlaceField
  | ChoiceField
  | ReferenceField
  | ItemsField
  | GroupField
  | PlainField
  | OwnField;

export interface FieldMap {
  readonly [name: string]: ContentField;
}

/** The zod shape of fields. */
export type ShapeOf<Fields extends FieldMap> = { -readonly [Name in keyof Fields]: Fields[Name]['schema'] };

export const shapeOf = <const Fields extends FieldMap>(fields: Fields): ShapeOf<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as ShapeOf<Fields>;

/** The field at a dotted path: `page.heroTitle`. */
export function fieldAt(fields: FieldMap, path: string): ContentField {
  const [name = '', ...inner] = path.split('.');
  const field = fields[name];
  if (!field) throw new Error(`There is no field ${path}`);
  return inner.length > 0 && 'fields' in field ? fieldAt(field.fields, inner.join('.')) : field;
}

/** What every kind of field takes: its name, what is said below it, and who reads it. */
interface Texts {
  label: string;
  hint?: string;
  staffOnly?: boolean;
}

/** A text that a record has, of at most `max` characters. */
export const line = ({
  max,
  min = 1,
  ...texts
}: Texts & { max: number; min?: number } & Pick<LineField, 'multiline' | 'input'>) => ({
  ...texts,
  type: 'line' as const,
  schema: lineSchema(max, min),
});

/** A text by a rule of its own: an address, a postal code; wrapped in `orNull` it may be left out. */
export const lineOf = <Schema extends z.ZodType>(
  schema: Schema,
  texts: Texts & Pick<LineField, 'multiline' | 'input'>,
): LineField<Schema> => ({ ...texts, type: 'line', schema });

/** A text that may be left out. */
export const optionalLine = (max: number, texts: Texts) => lineOf(orNull(lineSchema(max)), texts);

/** Where a button leads; it may be left out. */
export const link = (texts: Texts) => lineOf(orNull(linkTarget), texts);

/** HTML of at most `max` characters, in which something must be written unless told otherwise. */
export const html = ({
  max,
  required = true,
  ...texts
}: Texts & { max: number; required?: boolean; short?: boolean }) => ({
  ...texts,
  type: 'html' as const,
  required,
  schema: htmlText(max, required ? 1 : 0),
});

/** HTML by a rule that is written elsewhere. */
export const htmlOf = <Schema extends z.ZodType>(
  schema: Schema,
  texts: Texts & { required: boolean; short?: boolean },
): HtmlField<Schema> => ({ ...texts, type: 'html', schema });

export const picture = ({ label, shape = 'wide' }: Texts & Partial<Pick<PictureField, 'shape'>>) => ({
  type: 'picture' as const,
  schema: imagePath,
  label,
  shape,
});

export const optionalPicture = ({ label }: Texts) => ({
  type: 'picture' as const,
  schema: orNull(imagePath),
  label,
  shape: 'wide' as const,
});

/** A video that may be left out. */
export const optionalVideo = (texts: Texts) => ({ ...texts, type: 'video' as const, schema: orNull(videoUrl) });

export const slug = (from = 'title') => ({ type: 'slug' as const, schema: slugSchema, label: 'Dirección', from });

export const place = (within?: string) => ({ type: 'place' as const, schema: position, label: 'Orden', within });

export const day = (texts: Texts) => ({ ...texts, type: 'day' as const, schema: dateOnly });

export const flag = (texts: Texts) => ({ ...texts, type: 'flag' as const, schema: z.boolean() });

/** A yes or no by a rule of its own, such as one with a default. */
export const flagOf = <Schema extends z.ZodType>(schema: Schema, texts: Texts): PlainField<Schema> => ({
  ...texts,
  type: 'flag',
  schema,
});

export const numberOf = <Schema extends z.ZodType>(schema: Schema, texts: Texts): PlainField<Schema> => ({
  ...texts,
  type: 'number',
  schema,
});

/** Short texts, one a line. */
export const linesOf = <Schema extends z.ZodType>(schema: Schema, texts: Texts): PlainField<Schema> => ({
  ...texts,
  type: 'lines',
  schema,
});

/** One of a few values, or several of them. */
export const choiceOf = <Schema extends z.ZodType, Type extends 'choice' | 'choices'>(
  type: Type,
  schema: Schema,
  texts: Texts & Pick<ChoiceField, 'names'>,
): ChoiceField<Schema> & { type: Type } => ({ ...texts, type, schema });

export const reference = (texts: Texts & Pick<ReferenceField, 'to' | 'by'>) => ({
  ...texts,
  type: 'reference' as const,
  schema: slugSchema,
});

/** Parts of a record, `max` at most; none unless some are written. */
export const items = <const Fields extends FieldMap>({
  max,
  fields,
  ...texts
}: Texts & Pick<ItemsField, 'add' | 'title'> & { max: number; fields: Fields }) => ({
  ...texts,
  type: 'items' as const,
  fields,
  schema: z
    .array(z.object(shapeOf(fields)))
    .max(max)
    .default([]),
});

/** Parts by a rule that is written elsewhere. */
export const itemsOf = <Schema extends z.ZodType>(
  schema: Schema,
  texts: Texts & Pick<ItemsField, 'add' | 'title' | 'fields'>,
): ItemsField<Schema> => ({ ...texts, type: 'items', schema });

/** Fields kept together by a rule that is written elsewhere. */
export const groupOf = <Schema extends z.ZodType, const Fields extends FieldMap>(
  schema: Schema,
  texts: Texts & { fields: Fields },
): GroupField<Schema, Fields> => ({ ...texts, type: 'group', schema });

export const own = <Schema extends z.ZodType>(
  schema: Schema,
  texts: Texts & Pick<OwnField, 'covers'>,
): OwnField<Schema> => ({
  ...texts,
  type: 'own',
  schema,
});
