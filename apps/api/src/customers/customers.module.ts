import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { ContactAdminController } from './contact/contact.admin.controller.js';
import { ContactEdits } from './contact/contact-edits.service.js';
import { TimelineModule } from '../timeline/index.js';
import { customersResource } from './customers.resource.js';
import { CustomersService } from './customers.service.js';
import { AccessLinkMail } from './links/access-link.mail.js';
import { AccessLinksController } from './links/access-links.controller.js';
import { AccessRequestsService } from './links/access-requests.service.js';
import { EmailChanges } from './links/email-changes.js';
import { LinkActionsService } from './links/link-actions.service.js';
import { OneTimeLinks } from './links/one-time-links.js';
import { OwnNoticesController } from './notices/own-notices.controller.js';
import { OwnNoticesService } from './notices/own-notices.service.js';
import { AccountEntries } from './people/account-entries.js';
import { ActivityService } from './people/activity.service.js';
import { InvitationLinks } from './people/invitation-links.js';
import { InvitationsController } from './people/invitations.controller.js';
import { InvitationsService } from './people/invitations.service.js';
import { OwnAccountsController } from './people/own-accounts.controller.js';
import { OwnAccountsService } from './people/own-accounts.service.js';
import { PeopleAdminController } from './people/people.admin.controller.js';
import { PeopleController } from './people/people.controller.js';
import { AccessEndedMail, InvitationAcceptedMail, InvitationMail } from './people/people.mails.js';
import { PeopleService } from './people/people.service.js';
import { BorderRegionAdminController } from './profile/border-region.admin.controller.js';
import { OwnMessagingController } from './profile/own-messaging.controller.js';
import { OwnMessagingService } from './profile/own-messaging.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { CustomerFactors } from './second-factor/customer-factors.js';
import { CustomerPasskeysController } from './second-factor/customer-passkeys.controller.js';
import { CustomerPasskeysService } from './second-factor/customer-passkeys.service.js';
import { SecondFactorAdminController } from './second-factor/second-factor.admin.controller.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorRemoval } from './second-factor/second-factor-removal.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { AccountSecurityController } from './security/account-security.controller.js';
import { AccountSecurityService } from './security/account-security.service.js';
import { Passwords } from './security/passwords.js';
import { PasskeyNoticeMail } from './security/passkey-notice.mail.js';
import { PasswordNoticeMail, SecondFactorNoticeMail, SignInNoticeMail } from './security/security-notice.mails.js';
import { CustomerAuthController } from './sign-in/customer-auth.controller.js';
import { CustomerSignIn } from './sign-in/customer-sign-in.js';
import { SignInReplies } from './sign-in/sign-in-replies.js';
import { AccountViewsAdminController } from './views/account-views.admin.controller.js';
import { AccountViewsController } from './views/account-views.controller.js';

@Module({
  imports: [ContentModule, CryptoModule, FormsModule, TimelineModule],
  controllers: [
    CustomerAuthController,
    AccessLinksController,
    ProfileController,
    OwnMessagingController,
    OwnNoticesController,
    AccountSecurityController,
    SecondFactorController,
    CustomerPasskeysController,
    BorderRegionAdminController,
    ContactAdminController,
    SecondFactorAdminController,
    InvitationsController,
    OwnAccountsController,
    PeopleController,
    PeopleAdminController,
    AccountViewsAdminController,
    AccountViewsController,
  ],
  providers: [
    CustomersService,
    CustomerSignIn,
    SignInReplies,
    AccessRequestsService,
    ContactEdits,
    EmailChanges,
    LinkActionsService,
    OneTimeLinks,
    Passwords,
    ProfileService,
    OwnMessagingService,
    OwnNoticesService,
    AccountSecurityService,
    SecondFactorService,
    CustomerFactors,
    CustomerPasskeysService,
    SecondFactorRemoval,
    PeopleService,
    AccountEntries,
    ActivityService,
    InvitationLinks,
    InvitationsService,
    OwnAccountsService,
    InvitationMail,
    InvitationAcceptedMail,
    AccessEndedMail,
    AccessLinkMail,
    PasskeyNoticeMail,
    PasswordNoticeMail,
    SecondFactorNoticeMail,
    SignInNoticeMail,
  ],
  exports: [OneTimeLinks],
})
export class CustomersModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(customersResource(encryption));
  }
}
