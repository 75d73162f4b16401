import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/index.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuotesModule } from '../quotes/index.js';
import { DashboardController } from './dashboard.controller.js';
import { WaitingWork } from './waiting-work.js';

@Module({ imports: [QuotesModule, LeadsModule], controllers: [DashboardController], providers: [WaitingWork] })
export class DashboardModule {
  constructor(resources: ResourceRegistry) {
    resources.allow({ name: 'dashboard', allow: { show: ['care', 'finance', 'auditor'] } });
  }
}
