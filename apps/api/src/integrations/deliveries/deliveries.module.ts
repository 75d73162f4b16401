import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { Carriers } from './carriers.js';
import { ConnectorTargets } from './connector-targets.js';
import { DeliverJob } from './deliver.job.js';
import { DeliveredSweep } from './delivered.sweep.js';
import { OpenDeliveries } from './open-deliveries.js';
import { TargetHealth } from './target-health.js';

@Module({
  imports: [ConnectorsModule, DiscoveryModule],
  providers: [Carriers, ConnectorTargets, DeliverJob, DeliveredSweep, OpenDeliveries, TargetHealth],
})
export class DeliveriesModule {}
