export { useCalculatorOnly } from './calculator-only.js';
