import { Module } from '@nestjs/common';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { GatewayModule } from '../gateway/gateway.module.js';
import { ConnectorCalls } from './connector-calls.js';
import { ConnectorRegistry } from './connector-registry.js';
import { ConnectorSettings } from './connector-settings.js';
import { Connectors } from './connectors.js';

/** What every room of a connector imports. */
@Module({
  imports: [CryptoModule, GatewayModule],
  providers: [ConnectorCalls, ConnectorRegistry, ConnectorSettings, Connectors],
  exports: [ConnectorRegistry, Connectors, GatewayModule],
})
export class ConnectorsModule {}
