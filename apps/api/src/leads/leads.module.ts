import { Module } from '@nestjs/common';
import { AdvisersModule } from '../advisers/index.js';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuotesModule } from '../quotes/index.js';
import { CallBackText } from './call-back.text.js';
import { LeadFormsController } from './lead-forms.controller.js';
import { LeadFormsService } from './lead-forms.service.js';
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

@Module({
  imports: [AdvisersModule, ContentModule, CryptoModule, FormsModule, QuotesModule],
  controllers: [LeadsController, LeadFormsController, SyntageController, SyntageAdminController],
  providers: [
    LeadsService,
    LeadFormsService,
    SyntageReports,
    SyntageService,
    SyntageTokens,
    CallBackReceiptMail,
    CallBackText,
    LeadNoticeMail,
    LeadReceiptMail,
  ],
  exports: [LeadsService, SyntageReports],
})
export class LeadsModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(leadsResource(encryption));
  }
}
