import { Module } from '@nestjs/common';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { conversionsConnector } from './conversions.connector.js';
import { ConversionsDelivery } from './conversions.delivery.js';

@Module({ imports: [ConnectorsModule], providers: [ConversionsDelivery] })
export class ConversionsModule {
  constructor(connectors: ConnectorRegistry) {
    connectors.register(conversionsConnector);
  }
}
