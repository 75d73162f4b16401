import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/index.js';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { ImportKinds } from '../../platform/imports/import-kind.js';
import { ContractHolders } from './contract-holders.service.js';
import { ContractIntakeAdminController } from './contract-intake.admin.controller.js';
import { ContractIntakeService } from './contract-intake.service.js';
import { ContractImports } from './import/contract-imports.js';
import { ContractImportService } from './import/contract-import.service.js';
import { ProposedVatService } from './proposed-vat.service.js';

@Module({
  imports: [CatalogModule, CryptoModule],
  controllers: [ContractIntakeAdminController],
  providers: [ContractHolders, ContractImports, ContractImportService, ContractIntakeService, ProposedVatService],
  exports: [ContractIntakeService],
})
export class ContractIntakeModule {
  constructor(kinds: ImportKinds, imports: ContractImports) {
    kinds.register(imports);
  }
}
