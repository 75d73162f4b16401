import type { PersonType } from '@flota/schemas';
import type { VehicleRef } from './catalogue.js';
import { type FittedRef, type RefLine, writeLines } from './quote-lines.js';
import { stepPath } from './steps.js';

/** How the vehicle is to be financed, as far as it was chosen. */
export interface ChosenTerms {
  /** Slug. */
  plan: string | null;
  personType: PersonType | null;
  downPaymentPercent: string | null;
  termMonths: number | null;
  units: number | null;
  /** Flexibility's last payment, percent of the price with VAT. */
  balloonPercent: string | null;
  /** Whether they are of the northern border region, whose VAT is lower. */
  borderRegion: boolean | null;
  /** Whether they leave out insurance that may be left out. */
  withoutInsurance: boolean | null;
}

/** Names in the query of an address that says what the calculator begins with. */
export const START_PARAMETERS = {
  type: 'tipo',
  model: 'modelo',
  version: 'version',
  plan: 'plan',
  personType: 'persona',
  downPaymentPercent: 'enganche',
  termMonths: 'plazo',
  units: 'unidades',
  balloonPercent: 'pago-final',
  borderRegion: 'frontera',
  withoutInsurance: 'sin-seguro',
} as const satisfies Record<keyof VehicleRef | keyof ChosenTerms, string>;

/** The address of the calculator that begins with this vehicle, its equipment and, if given, these terms and other vehicles. */
export function startLinkTo(
  vehicle: FittedRef,
  terms: Partial<ChosenTerms> = {},
  others: readonly RefLine[] = [],
): string {
  const wishes: Partial<VehicleRef & ChosenTerms> = { ...vehicle, ...terms };
  const query = new URLSearchParams();
  for (const key of Object.keys(START_PARAMETERS) as (keyof typeof START_PARAMETERS)[]) {
    const wish = wishes[key] ?? null;
    if (wish !== null && wish !== false) query.set(START_PARAMETERS[key], String(wish));
  }
  for (const [name, value] of Object.entries(writeLines(vehicle, others))) query.set(name, value);
  return `${stepPath(2)}?${query.toString()}`;
}
