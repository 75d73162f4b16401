export { usePaymentAlert } from './PaymentAlert.js';
