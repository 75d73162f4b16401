import { Module } from '@nestjs/common';
import { InvoicesModule } from '../../invoices/index.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { PullsModule } from '../pulls/pulls.module.js';
import { BilledInvoicesAdminController } from './billed-invoices.admin.controller.js';
import { billedInvoicesResource } from './billed-invoices.resource.js';
import { BilledInvoices } from './billed-invoices.service.js';
import { BillingIntake } from './billing-intake.js';
import { BillingNoticesController } from './billing-notices.controller.js';
import { billingConnector } from './billing.connector.js';
import { BillingPull } from './billing.pull.js';
import { ToldInvoices } from './told-invoices.js';

@Module({
  imports: [ConnectorsModule, InvoicesModule, PullsModule],
  controllers: [BilledInvoicesAdminController, BillingNoticesController],
  providers: [BilledInvoices, BillingIntake, BillingPull, ToldInvoices],
})
export class BillingModule {
  constructor(connectors: ConnectorRegistry, resources: ResourceRegistry) {
    connectors.register(billingConnector);
    resources.register(billedInvoicesResource);
  }
}
