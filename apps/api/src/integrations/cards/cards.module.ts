import { Module } from '@nestjs/common';
import { CardProviders, PaymentsModule } from '../../payments/index.js';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { CardAccounts } from './card-accounts.js';
import { CardAccountsSweep } from './card-accounts.sweep.js';
import { CardSource } from './card-source.js';
import { cardsConnector } from './cards.connector.js';

/** Cards are taken by the account that staff connected, or the environment's. */
@Module({
  imports: [ConnectorsModule, CryptoModule, PaymentsModule],
  providers: [CardAccounts, CardAccountsSweep, CardSource],
})
export class CardsModule {
  constructor(registry: ConnectorRegistry, providers: CardProviders, source: CardSource) {
    registry.register(cardsConnector);
    providers.connect(source);
  }
}
