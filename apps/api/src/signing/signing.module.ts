import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContractsModule } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { OwnSigningController } from './account/own-signing.controller.js';
import { OwnSigningService } from './account/own-signing.service.js';
import { Constancias } from './constancia/constancias.js';
import { SigningPapers } from './constancia/signing-papers.js';
import { RepresentativeInvitationMail } from './mails/representative-invitation.mail.js';
import { SigningCompletedMail } from './mails/signing-completed.mail.js';
import { SigningEndedMail } from './mails/signing-ended.mail.js';
import { SigningInvitationMail } from './mails/signing-invitation.mail.js';
import { SigningNoticeMail } from './mails/signing-notice.mail.js';
import { SigningReminderMail } from './mails/signing-reminder.mail.js';
import { SigningProviders } from './provider/signing-providers.js';
import { SigningDecisionsService } from './requests/signing-decisions.service.js';
import { SigningOfferAdminController } from './requests/signing-offer.admin.controller.js';
import { SigningRequestsAdminController } from './requests/signing-requests.admin.controller.js';
import { signingRequestsResource } from './requests/signing-requests.resource.js';
import { SigningRequestsService } from './requests/signing-requests.service.js';
import { signingSettingsResource } from './requests/signing-settings.resource.js';
import { SigningSettingsService } from './requests/signing-settings.js';
import { SandboxDesk } from './sandbox/sandbox-desk.service.js';
import { SandboxPages } from './sandbox/sandbox-pages.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';
import { SigningSandboxController } from './sandbox/sandbox.controller.js';
import { SignedCopies } from './sandbox/signed-copies.js';
import { CompleteRequest } from './work/complete-request.js';
import { FollowRequest } from './work/follow-request.js';
import { SendRequest } from './work/send-request.js';
import { SigningErrandJob } from './work/signing-errand.job.js';
import { SigningErrands } from './work/signing-errands.js';
import { SigningSweep } from './work/signing.sweep.js';

const MAILS = [
  RepresentativeInvitationMail,
  SigningCompletedMail,
  SigningEndedMail,
  SigningInvitationMail,
  SigningNoticeMail,
  SigningReminderMail,
];

const WORK = [CompleteRequest, FollowRequest, SendRequest, SigningErrandJob, SigningErrands, SigningSweep];

const SANDBOX = [SandboxDesk, SandboxPages, SandboxProvider, SignedCopies];

@Module({
  imports: [ContentModule, ContractsModule, CryptoModule, FormsModule, PdfModule],
  controllers: [
    OwnSigningController,
    SigningOfferAdminController,
    SigningRequestsAdminController,
    SigningSandboxController,
  ],
  providers: [
    ...MAILS,
    ...SANDBOX,
    ...WORK,
    Constancias,
    OwnSigningService,
    SigningDecisionsService,
    SigningPapers,
    SigningProviders,
    SigningRequestsService,
    SigningSettingsService,
  ],
  exports: [SigningErrands, SigningPapers, SigningProviders],
})
export class SigningModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption, providers: SigningProviders) {
    resources.register(signingRequestsResource(encryption, providers), signingSettingsResource(encryption));
  }
}
