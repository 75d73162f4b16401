export { TaxChangesModule } from './tax-changes.module.js';
