import { useDeferredValue, useMemo } from 'react';
import { todayInMexico } from '@flota/schemas';
import { readTerms } from './calculator-state.js';
import type { Selection } from './selection.js';
import { draftLines, pricedLine } from './chosen-lines.js';
import { useCalculation, type Catalogue, type FiguresResult } from '../quoting/index.js';

export type LiveFigures =
  | FiguresResult
  /** No vehicle chosen, so there is nothing to work out. */
  | { state: 'vehicleNeeded' }
  | { state: 'loading' }
  /** The code that works them out could not be fetched. */
  | { state: 'unavailable' };

/** The payment for what is chosen, at once and without the server. */
export function useLiveFigures(selection: Selection, catalogue: Catalogue): LiveFigures {
  const calculate = useCalculation();
  // A slider asks faster than a slow phone can answer: the thumb moves first, the figures follow.
  const current = useDeferredValue(selection);
  return useMemo(() => {
    const [first, ...others] = draftLines(current, catalogue).map(pricedLine);
    const terms = readTerms(current, catalogue);
    if (!first || !terms) return { state: 'vehicleNeeded' };
    if (calculate === null) return { state: 'loading' };
    if (calculate === 'unavailable') return { state: 'unavailable' };
    return calculate({
      ...terms,
      ...first,
      others,
      tradeInValue: current.tradeIn?.meant?.value,
      onDate: todayInMexico(),
    });
  }, [calculate, catalogue, current]);
}
