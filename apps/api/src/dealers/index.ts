export { DealerContacts } from './dealer-contacts.js';
export { DealersModule } from './dealers.module.js';
