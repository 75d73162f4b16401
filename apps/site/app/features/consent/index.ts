export { leadSource } from './lead-source.js';
