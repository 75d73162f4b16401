export { KeptHere } from './KeptHere.js';
