import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/index.js';
import { DeskModule } from '../../desk/index.js';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { BatchesModule } from '../batches/batches.module.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { PullsModule } from '../pulls/pulls.module.js';
import { CompareHolders } from './compare/compare-holders.js';
import { LedgerDifferencesAdminController } from './differences/ledger-differences.admin.controller.js';
import { ledgerDifferencesResource } from './differences/ledger-differences.resource.js';
import { LedgerDifferences } from './differences/ledger-differences.service.js';
import { TakeHolder } from './differences/take-holder.js';
import { LedgerContracts } from './ledger-contracts.service.js';
import { LedgerIntake } from './ledger-intake.js';
import { LedgerNoticesController } from './ledger-notices.controller.js';
import { ledgerConnector } from './ledger.connector.js';
import { CompareAgainSweep } from './pull/compare-again.sweep.js';
import { LedgerPull } from './pull/ledger.pull.js';
import { ToldContracts } from './pull/told-contracts.js';
import { LedgerDelivery } from './push/ledger.delivery.js';

/** The books that a lender keeps elsewhere: read, compared, told of what happens here. */
@Module({
  imports: [BatchesModule, ConnectorsModule, ContractsModule, CryptoModule, DeskModule, PullsModule],
  controllers: [LedgerDifferencesAdminController, LedgerNoticesController],
  providers: [
    CompareAgainSweep,
    CompareHolders,
    LedgerContracts,
    LedgerDelivery,
    LedgerDifferences,
    LedgerIntake,
    LedgerPull,
    TakeHolder,
    ToldContracts,
  ],
})
export class LedgerModule {
  constructor(connectors: ConnectorRegistry, resources: ResourceRegistry, holders: CompareHolders) {
    connectors.register(ledgerConnector);
    resources.register(ledgerDifferencesResource(holders));
  }
}
