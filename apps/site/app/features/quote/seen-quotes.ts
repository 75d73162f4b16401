import type { SavedQuote } from '@flota/schemas';
import { quotePage } from '@flota/texts/site/quote-page';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { SEEN_QUOTES_KEY } from '../../constants/storage-keys.js';
import { sessionStore } from '../../lib/browser-storage.js';
import { useHydrated } from '../../lib/use-hydrated.js';

const seenSchema = z.array(z.object({ token: z.string(), folio: z.string(), name: z.string() }));
type Seen = z.infer<typeof seenSchema>;

/** More are found by mail. */
const REMEMBERED = 4;

export function readSeen(stored: string | null): Seen {
  try {
    return seenSchema.parse(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

/** Puts a quote first, once. */
export const withSeen = (seen: Seen, quote: Seen[number]): Seen =>
  [quote, ...seen.filter(({ token }) => token !== quote.token)].slice(0, REMEMBERED + 1);

/** What a person tells it apart by. */
const entryOf = ({ token, folio, vehicle, plan, termMonths }: SavedQuote): Seen[number] => ({
  token,
  folio,
  name: quotePage.seenQuote({ model: vehicle.modelName, plan: plan.title, months: termMonths }),
});

const remembered = (): Seen => readSeen(sessionStore.getItem(SEEN_QUOTES_KEY));

/** Remembers for the visit that this quote was looked at, and answers the others. They bear nobody's data. */
export function useSeenQuotes(quote: SavedQuote): Seen {
  const hydrated = useHydrated();
  const { token } = quote;
  const others = useMemo(
    () => (hydrated ? remembered().filter((other) => other.token !== token) : []).slice(0, REMEMBERED),
    [hydrated, token],
  );
  useEffect(() => {
    sessionStore.setItem(SEEN_QUOTES_KEY, JSON.stringify(withSeen(remembered(), entryOf(quote))));
  }, [quote]);
  return others;
}
