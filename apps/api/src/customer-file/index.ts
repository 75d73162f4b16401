export { CustomerFileModule } from './customer-file.module.js';
