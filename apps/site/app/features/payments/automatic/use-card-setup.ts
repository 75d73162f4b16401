import { ApiProblem } from '@flota/client';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSavedCard } from '../../../api/account/automatic-payments.js';

/** The provider's message comes within seconds; after that the page says what it knows. */
const PAUSE_MS = 1_500;
const MOST_CALLS = 20;

/**
 * Back from the provider's page: what became of the card. That the browser came back proves nothing, so it is asked until it is
 * known.
 *
 * @param onKnown it was saved: what is shown is to be asked for anew
 */
export function useCardSetup(onKnown: () => void): 'waiting' | 'saved' | 'not-saved' | null {
  const [parameters] = useSearchParams();
  const id = parameters.get('tarjeta');
  const cancelled = parameters.has('cancelado');
  const [state, setState] = useState<'waiting' | 'saved' | 'not-saved'>('waiting');
  const known = useRef(onKnown);
  useEffect(() => {
    known.current = onKnown;
  });

  useEffect(() => {
    if (id === null || cancelled) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let calls = 0;
    const ask = async () => {
      calls += 1;
      try {
        const card = await readSavedCard(id, controller.signal);
        if (card.state === 'saving' && calls < MOST_CALLS) timer = setTimeout(() => void ask(), PAUSE_MS);
        else setState(card.state === 'saved' ? 'saved' : 'not-saved');
        if (card.state === 'saved') known.current();
      } catch (error) {
        if (controller.signal.aborted) return;
        const isGone = error instanceof ApiProblem && [404, 422].includes(error.status);
        if (isGone || calls >= MOST_CALLS) setState('not-saved');
        else timer = setTimeout(() => void ask(), PAUSE_MS);
      }
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, cancelled]);

  if (id === null) return null;
  return cancelled ? 'not-saved' : state;
}
