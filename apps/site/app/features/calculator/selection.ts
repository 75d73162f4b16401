import type { ChosenEquipment, ChosenLine, ChosenTerms, VehicleRef } from '../quoting/index.js';
import type { ChosenTradeIn } from './typed-trade-in.js';

/**
 * What the visitor chose, as chosen. A wish stays when the plan at hand does not offer it (72 months in a lease that ends
 * at 48), so that it is there again when they go back; `readTerms` says what applies.
 */
export interface Selection extends ChosenTerms {
  /** Slug of the vehicle type whose models are on show. */
  vehicleType: string | null;
  /** Position, within that type, of the model whose versions are open. */
  modelIndex: number | null;
  /** The vehicle, or the first of several kinds; `units` is how many of it. */
  vehicle: VehicleRef | null;
  /** What is mounted on each of it. */
  equipment: readonly ChosenEquipment[];
  /** Further kinds of vehicle. */
  others: readonly ChosenLine[];
  /** Which of all kinds the catalogue on show chooses for: 0 is `vehicle`, one past the last a new one. */
  target: number;
  /** A vehicle to be given in part payment. */
  tradeIn: ChosenTradeIn | null;
}

export const EMPTY_SELECTION: Selection = {
  vehicleType: null,
  modelIndex: null,
  vehicle: null,
  equipment: [],
  others: [],
  target: 0,
  tradeIn: null,
  plan: null,
  personType: null,
  downPaymentPercent: null,
  termMonths: null,
  units: null,
  balloonPercent: null,
  borderRegion: null,
  withoutInsurance: null,
};

/** Selections hold plain data only, in one order. */
export const isSameSelection = (one: Selection, other: Selection): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
