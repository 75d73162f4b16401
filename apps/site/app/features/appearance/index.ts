export { AppearanceChoice } from './AppearanceChoice.js';
