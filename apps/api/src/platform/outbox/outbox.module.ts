import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Mailer } from '../mail/mailer.js';
import { OtherMailTransports } from '../mail/mail-transport.js';
import { SmtpTransport } from '../mail/smtp-transport.js';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { MailFates } from './mail-fates.js';
import { Mails } from './mails.js';
import { OutboundEmailsController } from './outbound-emails.controller.js';
import { outboundEmailsResource } from './outbound-emails.resource.js';
import { Outbox } from './outbox.js';
import { SendMailJob } from './send-mail.job.js';
import { SuppressedMailboxesController } from './suppressed-mailboxes.controller.js';
import { SuppressedMailboxes } from './suppressed-mailboxes.js';
import { suppressedMailboxesResource } from './suppressed-mailboxes.resource.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [OutboundEmailsController, SuppressedMailboxesController],
  providers: [Mailer, MailFates, Mails, OtherMailTransports, Outbox, SendMailJob, SmtpTransport, SuppressedMailboxes],
  exports: [Mailer, MailFates, Mails, OtherMailTransports, Outbox, SuppressedMailboxes],
})
export class OutboxModule {
  constructor(resources: ResourceRegistry) {
    resources.register(outboundEmailsResource, suppressedMailboxesResource);
  }
}
