import { Module } from '@nestjs/common';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { ContractHolders } from './contract-holders.service.js';
import { ContractIntakeAdminController } from './contract-intake.admin.controller.js';
import { ContractIntakeService } from './contract-intake.service.js';

@Module({
  imports: [CryptoModule],
  controllers: [ContractIntakeAdminController],
  providers: [ContractHolders, ContractIntakeService],
  exports: [ContractIntakeService],
})
export class ContractIntakeModule {}
