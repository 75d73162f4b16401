import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/index.js';
import { PaymentsModule } from '../payments/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { DeskWork } from './actions/desk-work.js';
import { contractEventsResource } from './contract-events.resource.js';
import { DeskOutcomeMail } from './desk-outcome.mail.js';
import { deskSettingsResource } from './desk-settings.resource.js';
import { DeskSettingsService } from './desk-settings.service.js';
import { ReceiptsService } from './receipts/receipts.service.js';
import { ReceivedTransfersAdminController } from './receipts/received-transfers.admin.controller.js';
import { DeskRequestsAdminController } from './requests/desk-requests.admin.controller.js';
import { deskRequestsResource } from './requests/desk-requests.resource.js';
import { DeskRequestsService } from './requests/desk-requests.service.js';

@Module({
  imports: [ContractsModule, CryptoModule, PaymentsModule],
  controllers: [DeskRequestsAdminController, ReceivedTransfersAdminController],
  providers: [DeskOutcomeMail, DeskRequestsService, DeskSettingsService, DeskWork, ReceiptsService],
  exports: [DeskRequestsService, DeskSettingsService],
})
export class DeskModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(contractEventsResource, deskRequestsResource(encryption), deskSettingsResource);
  }
}
