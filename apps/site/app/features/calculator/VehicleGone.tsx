import { calculatorVehicle } from '@flota/texts/site/calculator-vehicle';
import { useLocation } from 'react-router';
import { rich } from '../../lib/rich.js';
import { useCalculator } from './CalculatorProvider.js';

/** Navigation state of step 1 when a link's vehicle was not found. */
export interface VehicleGoneState {
  vehicleGone: true;
}

/** Why the visitor, who had a vehicle in mind, is asked for one. */
export function VehicleGone() {
  const { vehicleGone } = useCalculator();
  const state = useLocation().state as Partial<VehicleGoneState> | null;
  const isLinked = state?.vehicleGone === true;
  if (!isLinked && !vehicleGone) return null;
  return (
    <p role="status" className="mt-6 max-w-2xl border-l-4 border-amber bg-paper p-5">
      {rich(isLinked ? calculatorVehicle.linkedGone : calculatorVehicle.chosenGone, {
        strong: (text) => <strong>{text}</strong>,
      })}
    </p>
  );
}
