import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Mailer } from '../mail/mailer.js';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { Mails } from './mails.js';
import { OutboundEmailsController } from './outbound-emails.controller.js';
import { outboundEmailsResource } from './outbound-emails.resource.js';
import { Outbox } from './outbox.js';
import { SendMailJob } from './send-mail.job.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [OutboundEmailsController],
  providers: [Mailer, Mails, Outbox, SendMailJob],
  exports: [Outbox],
})
export class OutboxModule {
  constructor(resources: ResourceRegistry) {
    resources.register(outboundEmailsResource);
  }
}
