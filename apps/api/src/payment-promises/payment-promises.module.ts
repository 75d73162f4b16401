import { Module } from '@nestjs/common';
import { ContractsModule, Ledgers } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { BrokenPromiseMail, PaymentPromiseMail, PromiseReminderMail } from './payment-promise.mails.js';
import { PaymentPromisesAdminController } from './payment-promises.admin.controller.js';
import { PaymentPromisesController } from './payment-promises.controller.js';
import { paymentPromisesResource } from './payment-promises.resource.js';
import { PaymentPromisesService } from './payment-promises.service.js';
import { PaymentPromisesSweep } from './payment-promises.sweep.js';

@Module({
  imports: [ContractsModule, CryptoModule],
  controllers: [PaymentPromisesController, PaymentPromisesAdminController],
  providers: [BrokenPromiseMail, PaymentPromiseMail, PaymentPromisesService, PaymentPromisesSweep, PromiseReminderMail],
})
export class PaymentPromisesModule {
  constructor(resources: ResourceRegistry, ledgers: Ledgers, encryption: FieldEncryption) {
    resources.register(paymentPromisesResource(ledgers, encryption));
  }
}
