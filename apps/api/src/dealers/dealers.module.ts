import { Module } from '@nestjs/common';
import { ImportKinds } from '../platform/imports/import-kind.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { DealerContacts } from './dealer-contacts.js';
import { DealerContactsController } from './dealer-contacts.controller.js';
import { DealersController } from './dealers.controller.js';
import { DealersService } from './dealers.service.js';
import { distributorsResource } from './distributors.resource.js';
import { EmbedController, EmbedScriptController } from './embed.controller.js';
import { DistributorImports } from './import/distributor-imports.js';

@Module({
  controllers: [DealersController, DealerContactsController, EmbedController, EmbedScriptController],
  providers: [DealersService, DealerContacts, DistributorImports],
  exports: [DealerContacts],
})
export class DealersModule {
  constructor(resources: ResourceRegistry, kinds: ImportKinds, imports: DistributorImports) {
    kinds.register(imports);
    resources.register(distributorsResource);
  }
}
