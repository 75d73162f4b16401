import { Global, Injectable, Module } from '@nestjs/common';
import { LeadsModule, SYNTAGE_PROVIDER, type SyntageProvider } from '../../leads/index.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { Connectors } from '../connectors/connectors.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { SyntageEntitiesDelivery } from './syntage-entities.delivery.js';
import { SyntageEventsController } from './syntage-events.controller.js';
import { syntageConnector } from './syntage.connector.js';

@Injectable()
class ConnectedSyntage implements SyntageProvider {
  constructor(private readonly connectors: Connectors) {}

  async isConnected(): Promise<boolean> {
    return (await this.connectors.of(syntageConnector)) !== null;
  }
}

/** Global, as the feature whose port it fills knows nothing of it. */
@Global()
@Module({
  imports: [ConnectorsModule, LeadsModule],
  controllers: [SyntageEventsController],
  providers: [SyntageEntitiesDelivery, { provide: SYNTAGE_PROVIDER, useClass: ConnectedSyntage }],
  exports: [SYNTAGE_PROVIDER],
})
export class SyntageModule {
  constructor(connectors: ConnectorRegistry) {
    connectors.register(syntageConnector);
  }
}
