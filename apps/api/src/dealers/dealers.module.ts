import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { DealerContacts } from './dealer-contacts.js';
import { DealerContactsController } from './dealer-contacts.controller.js';
import { DealersController } from './dealers.controller.js';
import { DealersService } from './dealers.service.js';
import { distributorsResource } from './distributors.resource.js';
import { EmbedController, EmbedScriptController } from './embed.controller.js';

@Module({
  controllers: [DealersController, DealerContactsController, EmbedController, EmbedScriptController],
  providers: [DealersService, DealerContacts],
  exports: [DealerContacts],
})
export class DealersModule {
  constructor(resources: ResourceRegistry) {
    resources.register(distributorsResource);
  }
}
