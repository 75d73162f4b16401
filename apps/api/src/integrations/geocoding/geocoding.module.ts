import { Module } from '@nestjs/common';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { GeocodingAdminController } from './geocoding.admin.controller.js';
import { geocodingConnector } from './geocoding.connector.js';

@Module({ imports: [ConnectorsModule], controllers: [GeocodingAdminController] })
export class GeocodingModule {
  constructor(connectors: ConnectorRegistry) {
    connectors.register(geocodingConnector);
  }
}
