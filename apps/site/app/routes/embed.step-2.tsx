import { PlanStep } from '../features/calculator/PlanStep.js';

export default PlanStep;
