/**
 * What the product says, and what a lender says instead. A text is written once, here, under a name of its own; whoever shows it
 * reads it when it is drawn, so that other words are seen without a restart:
 *
 * ```ts
 * export const contact = defineTexts('contact', {
 *   title: 'Contacto',
 *   greeting: 'Hola, {name}:',                          // contact.greeting({ name })
 *   units: { one: '{n} unidad', other: '{n} unidades' }, // contact.units({ n })
 *   consent: 'Acepto el <notice>aviso de privacidad</notice>.', // rich(contact.consent, { notice: … })
 * });
 * ```
 */
export function defineTexts<const Defaults extends TextDefaults>(place: string, defaults: Defaults): Texts<Defaults> {
  const texts = { [DEFINED]: { place, defaults } };
  for (const [name, text] of Object.entries(defaults)) {
    Object.defineProperty(texts, name, { enumerable: true, get: () => reader(`${place}.${name}`, text) });
  }
  return texts as unknown as Texts<Defaults>;
}

/** A text, or one for one and one for any other number `{n}` of something. */
export type TextDefault = string | Readonly<Record<(typeof PLURAL_FORMS)[number], string>>;
export type TextDefaults = Readonly<Record<string, TextDefault>>;

export const PLURAL_FORMS = ['one', 'other'] as const;

/** Where {@link defineTexts} notes what it was given, for the list of all texts. */
export const DEFINED = Symbol('defined');

export type Texts<Defaults> = { readonly [Name in keyof Defaults]: TextOf<Defaults[Name]> } & {
  readonly [DEFINED]: { place: string; defaults: TextDefaults };
};

type TextOf<Default> = Default extends { other: infer Other extends string }
  ? (values: Values<Names<Other> | 'n'> & { n: number }) => Said<Other>
  : Default extends string
    ? // Of a text that is put together nobody knows what stands in it.
      string extends Default
      ? unknown
      : [Names<Default>] extends [never]
        ? Said<Default>
        : (values: Values<Names<Default>>) => Said<Default>
    : never;

type Values<Name extends string> = Readonly<Record<Name, string | number>>;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Said<Text extends string> = [Tags<Text>] extends [never] ? string : RichText<Tags<Text>>;
type Tags<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? TagName<Tag> | Tags<Rest>
  : never;
type TagName<Tag extends string> = Tag extends `/${string}` ? never : Tag extends `${infer Name}/` ? Name : Tag;

/** A text with parts that are something else: a link, a figure. Never shown as it is. */
export interface RichText<Tag extends string> {
  readonly parts: readonly RichPart<Tag>[];
}
/** Without a tag it is plain. */
export interface RichPart<Tag extends string> {
  readonly tag?: Tag;
  readonly text: string;
}

/** By the text's key, e.g. `contact.title` or `contact.units.one`. */
export type Wording = Readonly<Record<string, string>>;

let wording: Wording = {};

/** From now on these are said instead, in this process or on this page: a product has one lender. */
export function setWording(next: Wording): void {
  wording = next;
}

const VARIABLE = /\{([a-z][a-zA-Z]*)\}/g;
/**
 * With what it is joined to before a masculine article: "a el contrato" is "al contrato"; and with the full stop after it, which
 * what ends in one has already: "S.A. de C.V.".
 */
const FILLED = /(?:(?<!\p{L})([Aa]|[Dd]e) )?\{([a-z][a-zA-Z]*)\}(\.(?=\s|$))?/gu;
/** Not that of a name, which keeps its own: "a El Roble". */
const ARTICLE = 'el ';
/** `<notice>…</notice>`, or `<amount/>` where there is nothing to say. One doesn't stand within another. */
const TAG = /<([a-z][a-zA-Z]*)(?:\/>|>([^<]*)<\/\1>)/g;

function reader(key: string, text: TextDefault): unknown {
  if (typeof text === 'string') {
    const said = wording[key] ?? text;
    return text.includes('{') ? (values: Values<string>) => read(said, text, values) : read(said, text, {});
  }
  return (values: Values<string>) => {
    const form = Number(values.n) === 1 ? 'one' : 'other';
    return read(wording[`${key}.${form}`] ?? text[form], text[form], values);
  };
}

/** As rich as its default is, whatever is said. */
function read(said: string, text: string, values: Values<string>): string | RichText<string> {
  const fill = (part: string) =>
    part.replace(FILLED, (written, preposition: string | undefined, name: string, stop = '') => {
      if (!(name in values)) return written;
      const filled = String(values[name]);
      const value = filled.endsWith('.') ? filled : `${filled}${String(stop)}`;
      if (preposition === undefined) return value;
      return value.startsWith(ARTICLE) ? `${preposition}l ${value.slice(ARTICLE.length)}` : `${preposition} ${value}`;
    });
  if (!text.includes('<')) return fill(said);
  // What is filled in is never taken for a tag.
  return { parts: partsOf(said).map((part) => ({ ...part, text: fill(part.text) })) };
}

function partsOf(text: string): RichPart<string>[] {
  const parts: RichPart<string>[] = [];
  let end = 0;
  for (const { 0: written, 1: tag, 2: content = '', index } of text.matchAll(TAG)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ tag, text: content });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The names of what is filled in, each once. */
export const variablesOf = (text: string): string[] => namesIn(text, VARIABLE);

/** The names of its parts that are something else, each once. */
export const tagsOf = (text: string): string[] => namesIn(text, TAG);

const namesIn = (text: string, written: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(written), ([, name = '']) => name)),
];

/** What is left when variables and tags are taken out. */
export const withoutMarks = (text: string): string => text.replace(TAG, '$2').replace(VARIABLE, '');
