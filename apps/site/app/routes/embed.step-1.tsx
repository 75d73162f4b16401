import { VehicleStep } from '../features/calculator/VehicleStep.js';

export default VehicleStep;
