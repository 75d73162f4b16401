import type { Former, Place, Text } from './wording-data.js';

export interface Sought {
  phrase: string;
  /** Its id; empty: wherever it is. */
  place: string;
  onlyChanged: boolean;
}

export const EVERYTHING: Sought = { phrase: '', place: '', onlyChanged: false };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Those that have all of the words, in whatever they say or are called, however accents are written. What was just given up
 * counts as if it still were said: it stays in sight to be said again.
 */
export function findTexts(texts: readonly Text[], { phrase, place, onlyChanged }: Sought, former: Former): Text[] {
  const words = plain(phrase).split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    if (place && text.place !== place) return false;
    const said = text.said ?? former.get(text.key);
    if (onlyChanged && !said) return false;
    const all = plain([text.default, said?.text ?? '', text.key].join(' '));
    return words.every((word) => all.includes(word));
  });
}

export interface TextsOfPlace {
  place: Place;
  texts: Text[];
}

/** The first of them, by the place where they are read. */
export function byPlace(texts: readonly Text[], places: readonly Place[], most: number): TextsOfPlace[] {
  const shown = texts.slice(0, most);
  return places.flatMap((place) => {
    const found = shown.filter((text) => text.place === place.id);
    return found.length > 0 ? [{ place, texts: found }] : [];
  });
}
