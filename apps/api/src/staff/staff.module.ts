import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { PasskeyChallenges } from './factors/passkey-challenges.js';
import { Passkeys } from './factors/passkeys.service.js';
import { StaffFactorsController } from './factors/staff-factors.controller.js';
import { StaffFactorsService } from './factors/staff-factors.service.js';
import { StaffFactorNoticeMail, StaffSignInNoticeMail } from './notices/staff-notice.mails.js';
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
  controllers: [StaffAuthController, StaffFactorsController, StaffRecoveriesController, StepUpController],
  providers: [
    PasskeyChallenges,
    Passkeys,
    StaffFactorsService,
    StaffRecoveriesService,
    StaffReplies,
    StaffService,
    StaffSignIn,
    StepUpService,
    StaffFactorNoticeMail,
    StaffRecoveryMail,
    StaffSignInNoticeMail,
  ],
})
export class StaffModule {
  constructor(resources: ResourceRegistry) {
    // Only administrators: they may do all that is named.
    resources.allow({ name: 'staff-accounts', allow: { list: [], show: [], create: [], edit: [] } });
  }
}
