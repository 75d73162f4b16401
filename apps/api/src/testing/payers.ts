/* Customers who pay by card, for tests of what is outside of payments. */
export {
  createPayer,
  deliver,
  outcomeOf,
  OWING,
  type Payer,
  sendPayment,
  startPayment,
  sweepPayments,
} from '../payments/payments.fixture.js';
