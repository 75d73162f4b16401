import { Module } from '@nestjs/common';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { GatewayModule } from '../gateway/gateway.module.js';
import { ConnectorCalls } from './connector-calls.js';
import { connectorCallsResource, connectorsPermission } from './connector-calls.resource.js';
import { ConnectorCallsSweep } from './connector-calls.sweep.js';
import { ConnectorRegistry } from './connector-registry.js';
import { ConnectorSettings } from './connector-settings.js';
import { ConnectorStatistics } from './connector-stats.js';
import { ConnectorsAdminService } from './connectors-admin.service.js';
import { ConnectorsAdminController } from './connectors.admin.controller.js';
import { Connectors } from './connectors.js';

/** What every room of a connector imports. */
@Module({
  imports: [CryptoModule, GatewayModule],
  controllers: [ConnectorsAdminController],
  providers: [
    ConnectorCalls,
    ConnectorCallsSweep,
    ConnectorRegistry,
    ConnectorSettings,
    ConnectorStatistics,
    Connectors,
    ConnectorsAdminService,
  ],
  exports: [ConnectorRegistry, Connectors, GatewayModule],
})
export class ConnectorsModule {
  constructor(resources: ResourceRegistry) {
    resources.allow(connectorsPermission);
    resources.register(connectorCallsResource);
  }
}
