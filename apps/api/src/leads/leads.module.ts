import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { LeadsController } from './leads.controller.js';
import { leadsResource } from './leads.resource.js';
import { LeadsService } from './leads.service.js';

@Module({
  imports: [QuotesModule],
  controllers: [LeadsController],
  providers: [LeadsService],
  exports: [LeadsService],
})
export class LeadsModule {
  constructor(resources: ResourceRegistry) {
    resources.register(leadsResource);
  }
}
