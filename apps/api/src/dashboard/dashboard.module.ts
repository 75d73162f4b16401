import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/index.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuotesModule } from '../quotes/index.js';
import { DashboardController } from './dashboard.controller.js';
import { salesGoalsResource } from './sales/sales-goals.resource.js';
import { SalesService } from './sales/sales.service.js';

@Module({
  imports: [ContractsModule, QuotesModule],
  controllers: [DashboardController],
  providers: [SalesService],
})
export class DashboardModule {
  constructor(resources: ResourceRegistry) {
    resources.register(salesGoalsResource);
    resources.allow({ name: 'dashboard-money', allow: { show: ['finance', 'auditor'] } });
    resources.allow({ name: 'dashboard', allow: { show: ['care', 'finance', 'auditor'] } });
  }
}
