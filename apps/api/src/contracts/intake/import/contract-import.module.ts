import { Module } from '@nestjs/common';
import { FEATURES } from '../../../features.js';
import { PlatformModule } from '../../../platform/platform.module.js';
import { ContractIntakeModule } from '../contract-intake.module.js';
import { ContractImportService } from './contract-import.service.js';

/**
 * Bringing contracts in by the file: a command, which serves nothing and works off nothing. It has every feature all the
 * same, because what registers itself (mails, jobs) is held against what is provided wherever a transaction may owe it.
 */
@Module({
  imports: [PlatformModule, ...FEATURES, ContractIntakeModule],
  providers: [ContractImportService],
})
export class ContractImportModule {}
