import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { DealersController } from './dealers.controller.js';
import { DealersService } from './dealers.service.js';
import { distributorsResource } from './distributors.resource.js';

@Module({ controllers: [DealersController], providers: [DealersService] })
export class DealersModule {
  constructor(resources: ResourceRegistry) {
    resources.register(distributorsResource);
  }
}
