export { SigningModule } from './signing.module.js';
