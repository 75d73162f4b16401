import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { TaxChangeDecisions } from './tax-change-decisions.service.js';
import { TaxChangeDecisionMail, TaxChangeNoticeMail, TaxChangeReceiptMail } from './tax-change.mails.js';
import { TaxChangesAdminController } from './tax-changes.admin.controller.js';
import { TaxChangesController } from './tax-changes.controller.js';
import { taxChangesResource } from './tax-changes.resource.js';
import { TaxChangesService } from './tax-changes.service.js';

@Module({
  imports: [ContentModule, CryptoModule, FormsModule],
  controllers: [TaxChangesController, TaxChangesAdminController],
  providers: [TaxChangesService, TaxChangeDecisions, TaxChangeDecisionMail, TaxChangeNoticeMail, TaxChangeReceiptMail],
})
export class TaxChangesModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(taxChangesResource(encryption));
  }
}
