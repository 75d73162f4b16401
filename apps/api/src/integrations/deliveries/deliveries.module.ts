import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ContentModule } from '../../content/index.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { Carriers } from './carriers.js';
import { ConnectorTargets } from './connector-targets.js';
import { DeliverJob } from './deliver.job.js';
import { DeliveredSweep } from './delivered.sweep.js';
import { deliveriesResource } from './deliveries.resource.js';
import { deliveryTargetsResource } from './delivery-targets.resource.js';
import { OpenDeliveries } from './open-deliveries.js';
import { ReplaysAdminController } from './replays.admin.controller.js';
import { ReplaysService } from './replays.service.js';
import { TargetHealth } from './target-health.js';
import { WebhookOffMail } from './webhook-off.mail.js';

@Module({
  imports: [ConnectorsModule, ContentModule, DiscoveryModule, WebhooksModule],
  controllers: [ReplaysAdminController],
  providers: [
    Carriers,
    ConnectorTargets,
    DeliverJob,
    DeliveredSweep,
    OpenDeliveries,
    ReplaysService,
    TargetHealth,
    WebhookOffMail,
  ],
})
export class DeliveriesModule {
  constructor(resources: ResourceRegistry) {
    resources.register(deliveryTargetsResource, deliveriesResource);
  }
}
