import { MAX_WORDING, PLACEHOLDERS } from '@flota/schemas';
import { checkWording } from '@flota/texts';
import { formatCount } from '../../i18n/format.js';
import type { Text } from './wording-data.js';

const LENDERS = Object.keys(PLACEHOLDERS);

/** What is wrong with other words for a text, in words. */
export interface Judged {
  /** Why they can't be kept. */
  faults: string[];
  /** What they leave out, which may be meant so. */
  question: string | null;
}

export function judgedWords(text: Text, words: string): Judged {
  const { missingTags, missingVariables, strayMarks, unknownTags, unknownVariables } = checkWording(
    text,
    words,
    LENDERS,
  );
  const faults = [
    ...(words.trim() ? [] : ['Escriba el texto, o vuelva al original.']),
    ...(words.trim().length > MAX_WORDING ? [`Es demasiado largo: caben ${formatCount(MAX_WORDING)} caracteres.`] : []),
    ...unknownVariables.map((name) => `Este texto no tiene el dato {${name}}.`),
    ...unknownTags.map((name) => `Este texto no tiene la parte <${name}>.`),
    ...missingTags.map((name) => `Falta la parte <${name}>: insértela con su botón.`),
    ...(strayMarks ? ['Quedó suelto un signo { } < o >: bórrelo o complételo.'] : []),
  ];
  return { faults, question: questionOf(missingVariables) };
}

function questionOf(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat('es-MX').format(missing.map((name) => `{${name}}`));
  return missing.length === 1 ? `Falta ${names}: ¿es a propósito?` : `Faltan ${names}: ¿es a propósito?`;
}

/** What staff put into a text with a button. */
export interface Piece {
  /** As it is written, e.g. `{name}` or `<notice>aviso</notice>`. */
  written: string;
  /** Around what is marked. */
  around?: { before: string; after: string };
}

/** What this text is told, and its parts that are more than text, as its own words have them. */
export const piecesOf = ({ default: own, tags, variables }: Text): Piece[] => [
  ...variables.map((name) => ({ written: `{${name}}` })),
  ...tags.map((name) => {
    const [, content] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(own) ?? [];
    if (content === undefined) return { written: `<${name}/>` };
    const [before, after] = [`<${name}>`, `</${name}>`];
    return { written: before + content + after, around: { before, after } };
  }),
];

/** The text with a piece in place of what is marked, or around it; and where to go on writing. */
export function inserted(words: string, start: number, end: number, { written, around }: Piece): [string, number] {
  const marked = words.slice(start, end);
  const piece = around && marked && !/[<>]/.test(marked) ? around.before + marked + around.after : written;
  return [words.slice(0, start) + piece + words.slice(end), start + piece.length];
}

const MARK = /(\{[a-z][\w-]*\}|<([a-z]\w*)>[^<]*<\/\2>|<[a-z]\w*\/>)/i;

/** A text in parts, as it is shown to staff: words, what is filled in, and what is more than text. */
export interface ShownPart {
  kind: 'words' | 'filled' | 'rich';
  text: string;
}

export function shownParts(text: string): ShownPart[] {
  const parts: ShownPart[] = [];
  let rest = text;
  for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
    const [written] = found;
    if (found.index > 0) parts.push({ kind: 'words', text: rest.slice(0, found.index) });
    parts.push(partOf(written));
    rest = rest.slice(found.index + written.length);
  }
  return rest ? [...parts, { kind: 'words', text: rest }] : parts;
}

function partOf(written: string): ShownPart {
  if (written.startsWith('{')) return { kind: 'filled', text: written.slice(1, -1) };
  if (written.endsWith('/>')) return { kind: 'filled', text: written.slice(1, -2) };
  return { kind: 'rich', text: written.replace(/^<\w+>|<\/\w+>$/g, '') };
}
