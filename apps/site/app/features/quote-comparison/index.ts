export { comparisonPath } from './comparison-path.js';
