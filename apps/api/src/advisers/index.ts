export { Advisers } from './advisers.service.js';
export { AdvisersModule } from './advisers.module.js';
