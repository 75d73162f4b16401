import { Module } from '@nestjs/common';
import { SigningModule, SigningProviders } from '../../signing/index.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { Connectors } from '../connectors/connectors.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { mifielConnector } from './mifiel.connector.js';
import { MifielProvider } from './mifiel-provider.js';
import { SigningCallbacks } from './signing-callbacks.js';
import { SigningEventsController } from './signing-events.controller.js';

/** Signatures are asked of the provider that staff connected. */
@Module({
  imports: [ConnectorsModule, SigningModule],
  controllers: [SigningEventsController],
  providers: [SigningCallbacks],
})
export class SigningConnectorModule {
  constructor(
    registry: ConnectorRegistry,
    connectors: Connectors,
    providers: SigningProviders,
    callbacks: SigningCallbacks,
  ) {
    registry.register(mifielConnector);
    providers.connect({
      async open() {
        const connection = await connectors.of(mifielConnector);
        return connection && new MifielProvider(connection, (requestId) => callbacks.addressOf(requestId));
      },
    });
  }
}
