import { Module } from '@nestjs/common';
import { AdvisersModule } from '../advisers/index.js';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { ImportKinds } from '../platform/imports/import-kind.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuotesModule } from '../quotes/index.js';
import { TimelineModule } from '../timeline/index.js';
import { WorkSharingModule } from '../work-sharing/index.js';
import { CallBackText } from './call-back.text.js';
import { LeadFormsController } from './lead-forms.controller.js';
import { LeadFormsService } from './lead-forms.service.js';
import { LeadImports } from './lead-imports.js';
import { LeadNoticeMail } from './lead-notice.mail.js';
import { CallBackReceiptMail, LeadReceiptMail } from './lead-receipt.mail.js';
import { LeadsController } from './leads.controller.js';
import { leadsResource } from './leads.resource.js';
import { LeadsService } from './leads.service.js';
import { SyntageReports } from './syntage-reports.js';
import { SyntageTokens } from './syntage-tokens.js';
import { SyntageAdminController } from './syntage.admin.controller.js';
import { SyntageController } from './syntage.controller.js';
import { SyntageService } from './syntage.service.js';
import { LeadDuplicates } from './merge/duplicates.service.js';
import { LeadMerges } from './merge/lead-merges.service.js';
import { LeadsMergeAdminController } from './merge/leads-merge.admin.controller.js';
import { leadMailTemplatesResource } from './mails/lead-mail-templates.resource.js';
import { LeadMails } from './mails/lead-mails.service.js';
import { LeadMailsAdminController } from './mails/lead-mails.admin.controller.js';
import { MailStops } from './mails/mail-stops.js';
import { MailStopsController } from './mails/mail-stops.controller.js';
import { WrittenLeadMail } from './mails/written-lead.mail.js';
import { LeadArrivals } from './work/lead-arrivals.js';
import { LeadBoard } from './work/lead-board.service.js';
import { LeadMoves } from './work/lead-moves.service.js';
import { LeadNotes } from './work/lead-notes.js';
import { LeadOwners } from './work/lead-owners.service.js';
import { leadSettingsResource } from './work/lead-settings.resource.js';
import { LeadTasks } from './work/lead-tasks.service.js';
import { LeadsWorkAdminController } from './work/leads-work.admin.controller.js';

@Module({
  imports: [AdvisersModule, ContentModule, CryptoModule, FormsModule, QuotesModule, TimelineModule, WorkSharingModule],
  controllers: [
    LeadsController,
    LeadFormsController,
    SyntageController,
    SyntageAdminController,
    LeadsWorkAdminController,
    LeadsMergeAdminController,
    LeadMailsAdminController,
    MailStopsController,
  ],
  providers: [
    LeadsService,
    LeadFormsService,
    LeadArrivals,
    LeadBoard,
    LeadDuplicates,
    LeadMerges,
    LeadImports,
    LeadMails,
    LeadMoves,
    LeadNotes,
    LeadOwners,
    LeadTasks,
    SyntageReports,
    SyntageService,
    SyntageTokens,
    CallBackReceiptMail,
    CallBackText,
    LeadNoticeMail,
    LeadReceiptMail,
    MailStops,
    WrittenLeadMail,
  ],
  exports: [LeadsService, SyntageReports],
})
export class LeadsModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption, kinds: ImportKinds, imports: LeadImports) {
    kinds.register(imports);
    resources.register(leadsResource(encryption), leadSettingsResource, leadMailTemplatesResource);
  }
}
