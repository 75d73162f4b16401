import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { CustomerFileAdminController } from './customer-file.admin.controller.js';
import { Identifiers } from './identifiers/identifiers.service.js';
import { CustomerStandings } from './standing/customer-standing.service.js';

@Module({
  imports: [ContractsModule, CryptoModule],
  controllers: [CustomerFileAdminController],
  providers: [CustomerStandings, Identifiers],
})
export class CustomerFileModule {}
