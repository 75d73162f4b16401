import { SEARCH_MINIMUM, type SearchResults, searchResponseSchema } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.js';

/** From the last key to the call. */
const PAUSE = 250;
const NOTHING: SearchResults = {};

export const countOf = (results: SearchResults): number =>
  Object.values(results).reduce((sum, hits) => sum + hits.length, 0);

export interface Search {
  results: SearchResults;
  count: number;
  searching: boolean;
  /** Whether `results` are those of the phrase as it is now. */
  done: boolean;
}

/** Searches while the visitor types. Below the minimum no call is made; a failure leaves nothing and says nothing. */
export function useSearch(phrase: string): Search {
  const wanted = phrase.trim();
  const [found, setFound] = useState({ phrase: '', results: NOTHING });

  useEffect(() => {
    if (wanted.length < SEARCH_MINIMUM) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void api
        .get(`/api/search?phrase=${encodeURIComponent(wanted)}`, searchResponseSchema, controller.signal)
        .catch(() => NOTHING)
        .then((results) => {
          if (!controller.signal.aborted) setFound({ phrase: wanted, results });
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);

  const asked = wanted.length >= SEARCH_MINIMUM;
  const done = asked && found.phrase === wanted;
  const results = done ? found.results : NOTHING;
  return { results, count: countOf(results), searching: asked && !done, done };
}
