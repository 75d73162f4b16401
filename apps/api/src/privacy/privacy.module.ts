import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { RightsFilesAdminController } from './rights-files.admin.controller.js';
import { RightsNoticeMail } from './rights-notice.mail.js';
import { RightsReceiptMail } from './rights-receipt.mail.js';
import { RightsRequestsController } from './rights-requests.controller.js';
import { rightsRequestsResource } from './rights-requests.resource.js';
import { RightsRequestsService } from './rights-requests.service.js';

@Module({
  imports: [ContentModule, FormsModule],
  controllers: [RightsRequestsController, RightsFilesAdminController],
  providers: [RightsRequestsService, RightsNoticeMail, RightsReceiptMail],
})
export class PrivacyModule {
  constructor(resources: ResourceRegistry) {
    resources.register(rightsRequestsResource);
  }
}
