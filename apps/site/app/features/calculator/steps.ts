import { readDraft, type Selection } from './calculator-state.js';
import { findVehicle, type Catalogue } from './catalogue.js';

export const STEPS = [
  { number: 1, path: '/calculadora/paso-1', name: 'Vehículo' },
  { number: 2, path: '/calculadora/paso-2', name: 'Plan' },
  { number: 3, path: '/calculadora/paso-3', name: 'Sus datos' },
] as const;

export type StepNumber = (typeof STEPS)[number]['number'];

export const stepPath = (number: StepNumber): string => STEPS[number - 1]!.path;

export const stepOfPath = (pathname: string): StepNumber | null =>
  STEPS.find(({ path }) => pathname.replace(/\/$/, '') === path)?.number ?? null;

/** The last step is never complete: contact data is not kept anywhere, and sending it leaves the calculator. */
export function firstIncompleteStep(selection: Selection, catalogue: Catalogue): StepNumber {
  if (!findVehicle(catalogue, selection.vehicle)) return 1;
  return readDraft(selection, catalogue) ? 3 : 2;
}
