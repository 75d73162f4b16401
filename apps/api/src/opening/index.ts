export { OpeningModule } from './opening.module.js';
