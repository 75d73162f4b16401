import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { NavigationAdminController } from './navigation.admin.controller.js';
import { NavigationController } from './navigation.controller.js';
import { NAVIGATION, NavigationService } from './navigation.service.js';

/** Where visitors and customers are led to. */
@Module({
  controllers: [NavigationAdminController, NavigationController],
  providers: [NavigationService],
  exports: [NavigationService],
})
export class NavigationModule {
  constructor(resources: ResourceRegistry) {
    resources.allow({ name: NAVIGATION, allow: { list: ['content'], edit: ['content'] } });
  }
}
