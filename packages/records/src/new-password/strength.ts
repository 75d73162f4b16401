import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { LOCAL_WORDS } from './local-words.js';

/** Beyond it nothing is looked at: the work grows with the square of the length, and a start this long decides. */
const CHARACTERS_LOOKED_AT = 64;
/** Of letters that may stand for others (4 for a): each doubles the work, and people replace a few. */
const REPLACED_LETTERS = 20;

/** Which of the signs stands between the words, as a power of ten. */
const A_SEPARATOR = 1;

export interface Strength {
  /** Guesses that find it, as a power of ten. */
  guesses: number;
  /** Whether a word that is about its owner or about us is in it. */
  isPersonal: boolean;
}

let library: Promise<ZxcvbnFactory> | undefined;

/** Loaded when the first password is chosen: the lists take some 17 MB, and most processes never need them. */
async function open(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Library }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new Library({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...spanish.dictionary, local: [...LOCAL_WORDS] },
    maxLength: CHARACTERS_LOOKED_AT,
    l33tMaxSubstitutions: REPLACED_LETTERS,
  });
}

/** @param about whose it is and what it is for, e.g. a name, an e-mail address, our own name */
export async function strengthOf(password: string, about: readonly string[]): Promise<Strength> {
  library ??= open();
  const zxcvbn = await library;
  const words = about.flatMap(wordsOf);
  // Who guesses tries words with and without accents, with and without what parts them.
  const plain = unaccented(password);
  const together = runTogether(plain);
  const spellings = new Set([password, plain, together]);
  const results = [...spellings].map((spelling) => ({ spelling, ...zxcvbn.check(spelling, words) }));
  const guesses = results.map(
    ({ spelling, guessesLog10 }) => guessesLog10 + (spelling === together && together !== plain ? A_SEPARATOR : 0),
  );
  return {
    guesses: Math.min(...guesses),
    isPersonal: results.some(({ sequence }) =>
      sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs'),
    ),
  };
}

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

const runTogether = (text: string) => text.replace(/[^\p{L}\d]+/gu, '');

/** Shorter parts are in many a word by chance. */
const TELLING_LENGTH = 3;

/** A name or an address as a whole, run together, and its parts. */
function wordsOf(text: string): string[] {
  const parts = unaccented(text.toLowerCase()).split(/[^\p{L}\d]+/u);
  const [mailbox = ''] = text.toLowerCase().split('@');
  const joined = runTogether(unaccented(mailbox));
  return [mailbox, joined, ...parts].filter((word) => word.length >= TELLING_LENGTH);
}
