import { Module } from '@nestjs/common';
import { ConfigModule } from '../../../platform/config/config.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { IdempotencyModule } from '../../../platform/idempotency/idempotency.module.js';
import { ResourcesModule } from '../../../platform/resources/resources.module.js';
import { ContractIntakeModule } from '../contract-intake.module.js';
import { ContractImportService } from './contract-import.service.js';

/** All that bringing contracts in by the file needs: a command, which serves nothing and works on no queue. */
@Module({
  imports: [ConfigModule, DatabaseModule, IdempotencyModule, ResourcesModule, ContractIntakeModule],
  providers: [ContractImportService],
})
export class ContractImportModule {}
