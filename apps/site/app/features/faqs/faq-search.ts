import type { Faq } from '@flota/schemas';
import { plainLetters, plainText } from '../../lib/plain-text.js';

const WORD = /[\p{L}\p{N}]+/gu;

/** Say nothing about what is asked. */
const FILLERS = new Set(
  'a al como con cual cuando cuanto de del donde e el en es la las lo los me mi mis o para por puedo que se si son su sus un una y'.split(
    ' ',
  ),
);

/** The words of a phrase that count, without accents. */
export const searchWords = (phrase: string): string[] =>
  (plainLetters(phrase).match(WORD) ?? []).filter((word) => !FILLERS.has(word));

/** A Spanish word, and what it may be the plural of. */
const forms = (word: string): string[] =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].filter((form) => form.length > 2);

/** Whether a word of a text is the one looked for, begins with it, or is its singular or plural. */
export function isWord(written: string, wanted: string): boolean {
  const plain = plainLetters(written);
  return plain.startsWith(wanted) || forms(plain).some((form) => forms(wanted).includes(form));
}

/** The questions that speak of every word; those whose title does come first. */
export function findFaqs(faqs: readonly Faq[], words: readonly string[]): Faq[] {
  const speaksOf = (text: string) => {
    const written = text.match(WORD) ?? [];
    return words.every((wanted) => written.some((word) => isWord(word, wanted)));
  };
  const found = faqs.filter(({ question, answer }) => speaksOf(`${question} ${plainText(answer)}`));
  const byTitle = new Set(found.filter(({ question }) => speaksOf(question)));
  return [...byTitle, ...found.filter((faq) => !byTitle.has(faq))];
}

export interface TextPart {
  text: string;
  found: boolean;
}

/** Plain text in parts, to mark what was looked for. */
export function textParts(text: string, words: readonly string[]): TextPart[] {
  const parts = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
  return parts.map((part) => ({ text: part, found: words.some((wanted) => isWord(part, wanted)) }));
}

/** Sanitised HTML with what was looked for marked in its text. */
export const markHtml = (html: string, words: readonly string[]): string =>
  html.replace(/<[^>]*>|&[#\w]+;|[^<&]+/g, (piece) =>
    /^[<&]/.test(piece)
      ? piece
      : textParts(piece, words)
          .map(({ text, found }) => (found ? `<mark>${text}</mark>` : text))
          .join(''),
  );
