import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { AccountHomeService } from './account-home.service.js';
import { ContractLetters } from './contract-letters.js';
import { ContractStandings } from './contract-standings.js';
import { ContractsController } from './contracts.controller.js';
import { contractsResource } from './contracts.resource.js';
import { ContractsService } from './contracts.service.js';
import { ContractIntakeModule } from './intake/contract-intake.module.js';
import { Ledgers } from './ledgers.js';
import { MovementsExport } from './movements-export.js';
import { movementsResource } from './movements.resource.js';
import { MovementsService } from './movements.service.js';
import { PayoffLetters } from './payoff-letters.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesService } from './policies.service.js';
import { SettlementController } from './settlement.controller.js';
import { SettlementService } from './settlement.service.js';

@Module({
  imports: [ContentModule, ContractIntakeModule, CryptoModule, PdfModule],
  controllers: [ContractsController, PoliciesController, SettlementController],
  providers: [
    AccountHomeService,
    ContractLetters,
    ContractStandings,
    ContractsService,
    Ledgers,
    MovementsExport,
    MovementsService,
    PayoffLetters,
    PoliciesService,
    SettlementService,
  ],
  exports: [ContractLetters, ContractsService, Ledgers, MovementsService],
})
export class ContractsModule {
  constructor(resources: ResourceRegistry, encryption: FieldEncryption) {
    resources.register(contractsResource(encryption), movementsResource);
  }
}
