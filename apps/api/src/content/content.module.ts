import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { alertsResource } from './alerts.resource.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [ContentController],
  providers: [ContentService, SettingsService],
  exports: [SettingsService],
})
export class ContentModule {
  constructor(resources: ResourceRegistry) {
    resources.register(alertsResource);
  }
}
