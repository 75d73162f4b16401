import { calculatorVehicle } from '@flota/texts/site/calculator-vehicle';

/** What the models on show are chosen for. */
export function targetText(target: number, kinds: number): string | null {
  if (kinds === 0 || (kinds === 1 && target === 0)) return null;
  return target < kinds ? calculatorVehicle.choosing({ number: target + 1 }) : calculatorVehicle.adding;
}
