export { PlanComparison, type PlanChoice } from './PlanComparison.js';
