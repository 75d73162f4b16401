import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContractsModule } from '../contracts/index.js';
import { DealersModule } from '../dealers/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { BillCorrectionsService } from './bill-corrections.service.js';
import { BillMoves } from './bill-moves.js';
import { BillNoticeMail } from './bill-notice.mail.js';
import { BillReminderMail } from './bill-reminder.mail.js';
import { BillRemindersSweep } from './bill-reminders.sweep.js';
import { BillRequestsAdminController } from './bill-requests.admin.controller.js';
import { BillRequestsController } from './bill-requests.controller.js';
import { billRequestsResource } from './bill-requests.resource.js';
import { BillRequestsService } from './bill-requests.service.js';
import { billSettingsResource } from './bill-settings.resource.js';
import { BillStatusService } from './bill-status.service.js';
import { BillStepMail } from './bill-step.mail.js';
import { BillStepsService } from './bill-steps.service.js';
import { HandoverIds } from './handovers/handover-ids.service.js';
import { BillHandoversAdminController } from './handovers/handovers.admin.controller.js';
import { BillHandoversService } from './handovers/handovers.service.js';

@Module({
  imports: [ContentModule, ContractsModule, CryptoModule, DealersModule, FormsModule],
  controllers: [BillRequestsController, BillRequestsAdminController, BillHandoversAdminController],
  providers: [
    BillRequestsService,
    BillCorrectionsService,
    BillStatusService,
    BillStepsService,
    BillHandoversService,
    HandoverIds,
    BillMoves,
    BillNoticeMail,
    BillStepMail,
    BillReminderMail,
    BillRemindersSweep,
  ],
})
export class BillRequestsModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(billRequestsResource(encryption), billSettingsResource);
  }
}
