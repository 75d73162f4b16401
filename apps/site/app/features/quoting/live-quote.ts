import { quoting } from '@flota/texts/site/quoting';
import { useEffect, useState } from 'react';
import { personTypeInText } from '../../constants/person-types.js';
import type { FiguresRequest, FiguresResult, LiveQuote } from './calculate-figures.js';

type Calculate = (request: FiguresRequest) => FiguresResult;

/** Loads what works figures out; `null` until it is there, `unavailable` when it could not be fetched. */
export function useCalculation(): Calculate | 'unavailable' | null {
  const [calculate, setCalculate] = useState<Calculate | 'unavailable' | null>(null);
  useEffect(() => {
    import('./calculate-figures.js').then(
      ({ calculateFigures }) => setCalculate(() => calculateFigures),
      () => setCalculate('unavailable'),
    );
  }, []);
  return calculate;
}

/** Whose payment it is, as long as that is assumed. */
export const assumptionText = ({ assumedPersonType }: Pick<LiveQuote, 'assumedPersonType'>): string | null =>
  assumedPersonType && quoting.assumption({ person: personTypeInText(assumedPersonType) });
