import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContractsModule } from '../contracts/index.js';
import { MessagesModule } from '../messages/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { AutomaticPaymentsController } from './automatic/account/automatic-payments.controller.js';
import { AUTOMATIC_PAYMENTS } from './automatic/automatic-payments.providers.js';
import { AutomaticPaymentsAdminController } from './automatic/staff/automatic-payments.admin.controller.js';
import { automaticChargesResource } from './automatic/staff/automatic-charges.resource.js';
import { automaticPaymentsResource } from './automatic/staff/automatic-payments.resource.js';
import { Checkouts } from './cards/checkouts.js';
import { SavedCardCharges } from './cards/saved-card-charges.js';
import { PaymentOutcomes } from './cards/payment-outcomes.js';
import { PaymentWebhooksController } from './cards/payment-webhooks.controller.js';
import { PaymentsController } from './cards/payments.controller.js';
import { PaymentsService } from './cards/payments.service.js';
import { PaymentsSweep } from './cards/payments.sweep.js';
import { CreditController } from './credit/credit.controller.js';
import { CreditService } from './credit/credit.service.js';
import { RefundRequestsAdminController } from './credit/refund-requests.admin.controller.js';
import { refundRequestsResource } from './credit/refund-requests.resource.js';
import { RefundRequests } from './credit/refund-requests.service.js';
import { LinkedPaymentsController } from './links/linked-payments.controller.js';
import { LinkedPayments } from './links/linked-payments.service.js';
import { JointReceiptMail } from './mail/joint-receipt.mail.js';
import { KeptMoneyMail } from './mail/kept-money.mail.js';
import { PaymentMails } from './mail/payment-mails.js';
import { PaymentNoticeMail } from './mail/payment-notice.mail.js';
import { PaymentReceiptMail } from './mail/payment-receipt.mail.js';
import { PaymentReceiptText } from './mail/payment-receipt.text.js';
import { PaymentOptionsService } from './payment-options.service.js';
import { paymentsResource } from './payments.resource.js';
import { CardProviders } from './providers/card-providers.js';
import { PaymentReceipts } from './receipts/payment-receipts.service.js';
import { SandboxCardsController } from './sandbox/sandbox-cards.controller.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { SandboxService } from './sandbox/sandbox.service.js';
import { ReceivedTransfersService } from './transfers/received-transfers.service.js';

@Module({
  imports: [ContentModule, ContractsModule, CryptoModule, MessagesModule],
  controllers: [
    AutomaticPaymentsAdminController,
    AutomaticPaymentsController,
    CreditController,
    LinkedPaymentsController,
    PaymentsController,
    PaymentWebhooksController,
    RefundRequestsAdminController,
    SandboxCardsController,
    SandboxController,
  ],
  providers: [
    ...AUTOMATIC_PAYMENTS,
    PaymentsService,
    PaymentOptionsService,
    CardProviders,
    Checkouts,
    SavedCardCharges,
    CreditService,
    JointReceiptMail,
    KeptMoneyMail,
    LinkedPayments,
    PaymentOutcomes,
    PaymentMails,
    PaymentNoticeMail,
    PaymentReceipts,
    PaymentReceiptMail,
    PaymentReceiptText,
    PaymentsSweep,
    ReceivedTransfersService,
    RefundRequests,
    SandboxService,
  ],
  exports: [CardProviders, PaymentMails, PaymentOutcomes, PaymentReceipts, ReceivedTransfersService, RefundRequests],
})
export class PaymentsModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(
      automaticChargesResource(encryption),
      automaticPaymentsResource(encryption),
      paymentsResource(encryption),
      refundRequestsResource(encryption),
    );
  }
}
