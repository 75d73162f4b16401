import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/index.js';
import { DeskModule } from '../../desk/index.js';
import { ImportKinds } from '../../platform/imports/import-kind.js';
import { ReconciliationModule } from '../../reconciliation/index.js';
import { BatchesModule } from '../batches/batches.module.js';
import { PaymentImports } from './payment-imports.js';

/** What staff bring in by the file and other systems by batches, by the rules of both. */
@Module({
  imports: [BatchesModule, ContractsModule, DeskModule, ReconciliationModule],
  providers: [PaymentImports],
})
export class StaffFilesModule {
  constructor(kinds: ImportKinds, payments: PaymentImports) {
    kinds.register(payments);
  }
}
