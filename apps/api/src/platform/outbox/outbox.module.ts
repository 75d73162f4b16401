import { Global, Module } from '@nestjs/common';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { OutboundEmailsController } from './outbound-emails.controller.js';
import { outboundEmailsResource } from './outbound-emails.resource.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ controllers: [OutboundEmailsController], providers: [Outbox], exports: [Outbox] })
export class OutboxModule {
  constructor(resources: ResourceRegistry) {
    resources.register(outboundEmailsResource);
  }
}
