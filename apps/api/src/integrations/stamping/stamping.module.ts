import { Module } from '@nestjs/common';
import { Certifiers, InvoicesModule } from '../../invoices/index.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { Connectors } from '../connectors/connectors.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { stampingConnector } from './stamping.connector.js';
import { SwCertifier } from './sw-certifier.js';

/** Invoices are stamped by the PAC that staff connected. */
@Module({ imports: [ConnectorsModule, InvoicesModule] })
export class StampingModule {
  constructor(registry: ConnectorRegistry, connectors: Connectors, certifiers: Certifiers) {
    registry.register(stampingConnector);
    certifiers.connect({
      async open() {
        const connection = await connectors.of(stampingConnector);
        return connection && new SwCertifier(connection);
      },
    });
  }
}
