import type { FleetFigures } from '@flota/finance';
import type { QuoteView } from '@flota/figures';
import type { PersonType } from '@flota/schemas';
import { useEffect, useState } from 'react';
import type { CatalogueVehicle, QuotablePlan } from './catalogue.js';

/** What the figures are worked out from. */
export interface FiguresRequest {
  vehicle: { type: Pick<CatalogueVehicle['type'], 'slug'>; version: Pick<CatalogueVehicle['version'], 'price'> };
  plan: QuotablePlan;
  /** Not chosen yet: the figures are those of whom the plan costs least. */
  personType: PersonType | null;
  downPaymentPercent: string;
  termMonths: number;
  units: number;
  balloonPercent?: string;
  /** Day of the quote, `YYYY-MM-DD` in Mexico City. */
  onDate: string;
}

/** A quote that is still being put together. */
export type LiveQuote = QuoteView & {
  /** Whose figures these are as long as the visitor did not say who they are; `null` once they did. */
  assumedPersonType: PersonType | null;
  /** How many vehicles, and what all of them come to; the other figures are of one. */
  units: number;
  fleet: FleetFigures;
};

export type FiguresResult =
  | { state: 'ready'; quote: LiveQuote }
  /** The plan's rules refuse what was asked. */
  | { state: 'refused'; code: string };

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
  assumedPersonType && `Si financia como persona ${assumedPersonType === 'fisica' ? 'física' : 'moral'}.`;
