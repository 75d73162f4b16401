export {
  CARD_UNKNOWN,
  type CardFace,
  type CardKeeper,
  type CardNews,
  type CardSetupReport,
  type CardSetupRequest,
  type ChargeRequest,
  setupReturnUrls,
} from './providers/card-keeper.js';
export {
  type CardProvider,
  type CheckoutHolder,
  MESSAGE_TOLERANCE_SECONDS,
  MessageRefusedError,
  type ProviderMessage,
  returnUrls,
  understood,
} from './providers/card-provider.js';
export type { Checkout, CheckoutOutcome, CheckoutReport, CheckoutRequest } from './providers/checkout.js';
export { CardProviders, type CardProviderSource } from './providers/card-providers.js';
export { PaymentMails } from './mail/payment-mails.js';
export { PaymentsModule } from './payments.module.js';
export { PaymentReceipts } from './receipts/payment-receipts.service.js';
export { RefundRequests } from './credit/refund-requests.service.js';
export { ReceivedTransfersService, trackingKeyOf } from './transfers/received-transfers.service.js';
export { unusualMoney } from './transfers/unusual-money.js';
