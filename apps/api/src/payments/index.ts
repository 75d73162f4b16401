export { PaymentMails } from './mail/payment-mails.js';
export { PaymentsModule } from './payments.module.js';
export { RefundRequests } from './credit/refund-requests.service.js';
export { ReceivedTransfersService, trackingKeyOf } from './transfers/received-transfers.service.js';
export { unusualMoney } from './transfers/unusual-money.js';
