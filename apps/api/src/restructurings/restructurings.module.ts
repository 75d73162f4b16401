import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { AgreementFiles } from './agreement/agreement-files.service.js';
import { MissingAgreementsSweep } from './agreement/missing-agreements.sweep.js';
import { RestructuringAgreements } from './agreement/restructuring-agreements.service.js';
import { RestructuringAcceptedMail, RestructuringProposedMail } from './restructuring.mails.js';
import { RestructuringProposedText } from './restructuring-proposed.text.js';
import { RestructuringsAdminController } from './restructurings.admin.controller.js';
import { RestructuringsController } from './restructurings.controller.js';
import { restructuringsResource } from './restructurings.resource.js';
import { RestructuringsService } from './restructurings.service.js';
import { RestructuringsSweep } from './restructurings.sweep.js';

@Module({
  imports: [ContractsModule, CryptoModule],
  controllers: [RestructuringsController, RestructuringsAdminController],
  providers: [
    AgreementFiles,
    MissingAgreementsSweep,
    RestructuringAcceptedMail,
    RestructuringAgreements,
    RestructuringProposedMail,
    RestructuringProposedText,
    RestructuringsService,
    RestructuringsSweep,
  ],
})
export class RestructuringsModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(restructuringsResource(encryption));
  }
}
