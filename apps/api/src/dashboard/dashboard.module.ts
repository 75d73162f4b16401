import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuotesModule } from '../quotes/index.js';
import { DashboardController } from './dashboard.controller.js';

@Module({ imports: [QuotesModule], controllers: [DashboardController] })
export class DashboardModule {
  constructor(resources: ResourceRegistry) {
    resources.allow({ name: 'dashboard', allow: { show: ['care', 'finance', 'auditor'] } });
  }
}
