import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { Places } from './accounts/places.js';
import { StaffAccountNoticeMail, StaffInvitationMail } from './accounts/staff-account.mails.js';
import { StaffAccountsController } from './accounts/staff-accounts.controller.js';
import { staffAccountsResource } from './accounts/staff-accounts.resource.js';
import { StaffAccountsService } from './accounts/staff-accounts.service.js';
import { StaffInvitationsController } from './accounts/staff-invitations.controller.js';
import { StaffInvitationsService } from './accounts/staff-invitations.service.js';
import { StaffOperations } from './accounts/staff-operations.service.js';
import { StaffSessionsService } from './accounts/staff-sessions.service.js';
import { StaffFactorsController } from './factors/staff-factors.controller.js';
import { StaffFactorsService } from './factors/staff-factors.service.js';
import { StaffFactorNoticeMail, StaffPasswordNoticeMail, StaffSignInNoticeMail } from './notices/staff-notice.mails.js';
import { OwnAccountController } from './own-account/own-account.controller.js';
import { OwnPasswordService } from './own-account/own-password.service.js';
import { StaffRecoveriesController } from './recovery/staff-recoveries.controller.js';
import { StaffRecoveriesService } from './recovery/staff-recoveries.service.js';
import { StaffRecoveryMail } from './recovery/staff-recovery.mail.js';
import { StaffAuthController } from './sign-in/staff-auth.controller.js';
import { StaffReplies } from './sign-in/staff-replies.js';
import { StaffSignIn } from './sign-in/staff-sign-in.js';
import { StepUpController } from './sign-in/step-up.controller.js';
import { StepUpService } from './sign-in/step-up.service.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [ContentModule, CryptoModule],
  controllers: [
    OwnAccountController,
    StaffAccountsController,
    StaffAuthController,
    StaffFactorsController,
    StaffInvitationsController,
    StaffRecoveriesController,
    StepUpController,
  ],
  providers: [
    OwnPasswordService,
    Places,
    StaffAccountsService,
    StaffInvitationsService,
    StaffOperations,
    StaffSessionsService,
    StaffFactorsService,
    StaffRecoveriesService,
    StaffReplies,
    StaffService,
    StaffSignIn,
    StepUpService,
    StaffAccountNoticeMail,
    StaffFactorNoticeMail,
    StaffInvitationMail,
    StaffPasswordNoticeMail,
    StaffRecoveryMail,
    StaffSignInNoticeMail,
  ],
})
export class StaffModule {
  constructor(resources: ResourceRegistry) {
    resources.register(staffAccountsResource);
  }
}
