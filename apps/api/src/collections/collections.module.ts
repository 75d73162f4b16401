import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContractsModule } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { WorkSharingModule } from '../work-sharing/index.js';
import { collectionAgenciesResource } from './agencies/collection-agencies.resource.js';
import { collectionHandoversResource } from './agencies/collection-handovers.resource.js';
import { CollectorsController } from './agencies/collectors.controller.js';
import { HandoversAdminController } from './agencies/handovers.admin.controller.js';
import { HandoversService } from './agencies/handovers.service.js';
import { ManyHandovers } from './agencies/many-handovers.service.js';
import { OwnCollectorController } from './agencies/own-collector.controller.js';
import { ReturnedCasesMail } from './agencies/returned-cases.mail.js';
import { ReturnedCases } from './agencies/returned-cases.service.js';
import { ReturnedCasesSweep } from './agencies/returned-cases.sweep.js';
import { CollectionContactsService } from './collection-contacts.service.js';
import { CollectionDetails } from './collection-details.js';
import { collectionSettingsResource } from './collection-settings.resource.js';
import { CollectionStopsService } from './collection-stops.service.js';
import { CollectionWorkService } from './collection-work.service.js';
import { CollectionsAdminController } from './collections.admin.controller.js';
import { collectionsResource } from './collections.resource.js';
import { CollectionsSweep } from './collections.sweep.js';
import { DealtCasesSweep } from './dealt-cases.sweep.js';
import { CaseNotices } from './reminders/case-notices.js';
import { CaseReminders } from './reminders/case-reminders.js';
import { DueReminderMail } from './reminders/due-reminder.mail.js';
import { DueReminderText } from './reminders/due-reminder.text.js';
import { DueRemindersSweep } from './reminders/due-reminders.sweep.js';
import { LateReminderMail } from './reminders/late-reminder.mail.js';
import { LateReminderText } from './reminders/late-reminder.text.js';
import { ReminderPreviews } from './reminders/reminder-previews.service.js';
import { reminderStepsResource } from './reminders/reminder-steps.resource.js';
import { RemindersAdminController } from './reminders/reminders.admin.controller.js';

@Module({
  imports: [ContentModule, ContractsModule, CryptoModule, WorkSharingModule],
  controllers: [
    CollectionsAdminController,
    CollectorsController,
    HandoversAdminController,
    OwnCollectorController,
    RemindersAdminController,
  ],
  providers: [
    CaseNotices,
    CaseReminders,
    CollectionContactsService,
    CollectionDetails,
    CollectionStopsService,
    CollectionWorkService,
    CollectionsSweep,
    DealtCasesSweep,
    DueReminderMail,
    DueReminderText,
    DueRemindersSweep,
    HandoversService,
    LateReminderMail,
    LateReminderText,
    ManyHandovers,
    ReminderPreviews,
    ReturnedCases,
    ReturnedCasesMail,
    ReturnedCasesSweep,
  ],
})
export class CollectionsModule {
  constructor(
    resources: ResourceRegistry,
    details: CollectionDetails,
    encryption: FieldEncryption,
    returned: ReturnedCases,
  ) {
    resources.register(collectionsResource(details, encryption));
    resources.register(collectionAgenciesResource(returned), collectionHandoversResource);
    resources.register(collectionSettingsResource, reminderStepsResource);
  }
}
