import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { advisersResource } from './advisers.resource.js';
import { Advisers } from './advisers.service.js';

@Module({ providers: [Advisers], exports: [Advisers] })
export class AdvisersModule {
  constructor(resources: ResourceRegistry) {
    resources.register(advisersResource);
  }
}
