import { type ConnectorFieldKind, fieldCode, orNull } from '@flota/schemas';
import { z } from 'zod';

/** A setting of a connector: what it may be, and how the backoffice asks for it. */
export interface SettingField<Schema extends z.ZodType = z.ZodType> {
  kind: ConnectorFieldKind;
  /** What it makes is stored, and read by it again: it must take what it makes. */
  schema: Schema;
  label: string;
  hint?: string;
  /** Encrypted at rest, and never sent to a browser. */
  secret?: boolean;
  /** Of a choice: Spanish names by value. */
  names?: Readonly<Record<string, string>>;
  /** Only of concern while a choice of the same connector has one of these values; `null` otherwise. */
  when?: { field: string; is: readonly string[] };
  /** What is there before anything is chosen. */
  initial?: string | number | boolean;
}

export interface SettingFields {
  readonly [name: string]: SettingField;
}

/** Settings by name, as the fields' schemas make them. */
export type SettingsOf<Fields extends SettingFields> = {
  readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']>;
};

interface Texts {
  label: string;
  hint?: string;
}

const LONGEST_LINE = 500;
const LONGEST_TEXT = 20_000;

const plain = (max: number) =>
  z.string(fieldCode('TEXT.REQUIRED')).trim().min(1, fieldCode('TEXT.REQUIRED')).max(max, fieldCode('TEXT.TOO_LONG'));

/** What goes into a header or a form: nothing that would break out of it. */
const visible = (max: number) => plain(max).regex(/^[\x20-\x7e]+$/, fieldCode('VALUE.INVALID'));

const webAddress = z
  .string(fieldCode('URL.REQUIRED'))
  .trim()
  .min(1, fieldCode('URL.REQUIRED'))
  .max(LONGEST_LINE, fieldCode('URL.TOO_LONG'))
  .refine((text) => isWebAddress(text), fieldCode('URL.INVALID'));

/** Without credentials in it, which would be shown, and without a part that is never sent. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !hash;
}

/** A setting of one line. */
export const line = ({ max = LONGEST_LINE, ...texts }: Texts & { max?: number }) => ({
  ...texts,
  kind: 'line' as const,
  schema: plain(max),
});

/** One that may be left out: `null`. */
export const optionalLine = ({ max = LONGEST_LINE, ...texts }: Texts & { max?: number }) => ({
  ...texts,
  kind: 'line' as const,
  schema: orNull(plain(max)),
});

/** By a rule of its own. */
export const lineOf = <Schema extends z.ZodType>(schema: Schema, texts: Texts & { initial?: string }) => ({
  ...texts,
  kind: 'line' as const,
  schema,
});

/** A password, key or token of one line. */
export const secret = ({ max = LONGEST_LINE, ...texts }: Texts & { max?: number }) => ({
  ...texts,
  kind: 'line' as const,
  secret: true as const,
  schema: visible(max),
});

export const optionalSecret = ({ max = LONGEST_LINE, ...texts }: Texts & { max?: number }) => ({
  ...secret({ max, ...texts }),
  schema: orNull(visible(max)),
});

/** A key or certificate of several lines. */
export const secretText = (texts: Texts) => ({
  ...texts,
  kind: 'text' as const,
  secret: true as const,
  schema: plain(LONGEST_TEXT),
});

export const optionalSecretText = (texts: Texts) => ({ ...secretText(texts), schema: orNull(plain(LONGEST_TEXT)) });

/** A web address, `https://` unless `OUTBOUND_PRIVATE_HOSTS` names its host. */
export const url = (texts: Texts & { initial?: string }) => ({ ...texts, kind: 'url' as const, schema: webAddress });

export const optionalUrl = (texts: Texts) => ({ ...texts, kind: 'url' as const, schema: orNull(webAddress) });

export const flag = (texts: Texts & { initial?: boolean }) => ({
  initial: false,
  ...texts,
  kind: 'flag' as const,
  schema: z.boolean(fieldCode('VALUE.INVALID')),
});

export const wholeNumber = ({ min, max, ...texts }: Texts & { min: number; max: number; initial?: number }) => ({
  ...texts,
  kind: 'number' as const,
  schema: z
    .int(fieldCode('NUMBER.INVALID'))
    .min(min, fieldCode('NUMBER.INVALID'))
    .max(max, fieldCode('NUMBER.INVALID')),
});

/** One of a few values, each with its Spanish name. */
export const choice = <const Names extends Readonly<Record<string, string>>>({
  names,
  ...texts
}: Texts & { names: Names; initial?: keyof Names & string }) => ({
  ...texts,
  kind: 'choice' as const,
  names,
  schema: z.enum(Object.keys(names) as (keyof Names & string)[], fieldCode('CHOICE.INVALID')),
});

type AskedFor<Field extends SettingField> = Omit<Field, 'schema' | 'when'> & {
  when: { field: string; is: readonly string[] };
  schema: z.ZodType<z.output<Field['schema']> | null>;
};

/** A field that is of concern only while a choice has one of these values; `null` otherwise, whatever was written. */
export const when = <Field extends SettingField>(
  field: string,
  is: readonly string[],
  asked: Field,
): AskedFor<Field> => ({
  ...asked,
  when: { field, is },
  // The rule is for when it is asked for; that it is `null` otherwise is for types to know.
  schema: asked.schema as AskedFor<Field>['schema'],
});
