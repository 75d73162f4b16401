import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { todayInMexico } from '@flota/schemas';
import { readTerms, type Selection } from './calculator-state.js';
import { findVehicle, type Catalogue } from './catalogue.js';
import type { calculateFigures, FiguresResult } from './figures.js';

export type LiveFigures =
  | FiguresResult
  /** No vehicle chosen, so there is nothing to work out. */
  | { state: 'vehicleNeeded' }
  | { state: 'loading' }
  /** The code that works them out could not be fetched. */
  | { state: 'unavailable' };

type Calculate = typeof calculateFigures;

/** The payment for what is chosen, at once and without the server. */
export function useLiveFigures(selection: Selection, catalogue: Catalogue): LiveFigures {
  const [calculate, setCalculate] = useState<Calculate | 'unavailable' | null>(null);
  useEffect(() => {
    import('./figures.js').then(
      (figures) => setCalculate(() => figures.calculateFigures),
      () => setCalculate('unavailable'),
    );
  }, []);

  // A slider asks faster than a slow phone can answer: the thumb moves first, the figures follow.
  const current = useDeferredValue(selection);
  return useMemo(() => {
    const vehicle = findVehicle(catalogue, current.vehicle);
    const terms = readTerms(current, catalogue);
    if (!vehicle || !terms) return { state: 'vehicleNeeded' };
    if (calculate === null) return { state: 'loading' };
    if (calculate === 'unavailable') return { state: 'unavailable' };
    return calculate({ ...terms, vehicle, onDate: todayInMexico() });
  }, [calculate, catalogue, current]);
}
