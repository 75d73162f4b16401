export { PaymentPromisesModule } from './payment-promises.module.js';
