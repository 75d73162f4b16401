import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContractsModule, InsuredContracts } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { PolicyDecisions } from './policy-decisions.service.js';
import { PolicyReminderMail } from './policy-reminder.mail.js';
import { PolicyRemindersSweep } from './policy-reminders.sweep.js';
import { PolicyDecisionMail, PolicyNoticeMail, PolicyReceiptMail } from './policy-submission.mails.js';
import { PolicySubmissionsAdminController } from './policy-submissions.admin.controller.js';
import { PolicySubmissionsController } from './policy-submissions.controller.js';
import { policySubmissionsResource } from './policy-submissions.resource.js';
import { PolicySubmissionsService } from './policy-submissions.service.js';

@Module({
  imports: [ContentModule, ContractsModule, CryptoModule, FormsModule],
  controllers: [PolicySubmissionsController, PolicySubmissionsAdminController],
  providers: [
    PolicyDecisionMail,
    PolicyDecisions,
    PolicyNoticeMail,
    PolicyReceiptMail,
    PolicyReminderMail,
    PolicyRemindersSweep,
    PolicySubmissionsService,
  ],
})
export class PolicySubmissionsModule {
  constructor(resources: ResourceRegistry, insured: InsuredContracts, encryption: FieldEncryption) {
    resources.register(policySubmissionsResource(insured, encryption));
  }
}
