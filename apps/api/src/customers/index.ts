export { CustomersModule } from './customers.module.js';
export { followTaxData } from './profile/follow-tax-data.js';
