import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/index.js';
import { InvoicesModule } from '../../invoices/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { CryptoModule } from '../../platform/crypto/crypto.module.js';
import { HealthModule } from '../../platform/health/health.module.js';
import { ReconciliationModule } from '../../reconciliation/index.js';
import { BatchIntake } from './batch-intake.js';
import { BatchResultRows } from './batch-results.js';
import { BatchStreams } from './batch-streams.js';
import { BatchesController } from './batches.controller.js';
import { BatchesSweep } from './batches.sweep.js';
import { FileBatches } from './file-batches.js';
import { RowTrials } from './row-trials.js';
import { RowWriter } from './row-writer.js';
import { ContractRows } from './rows/contract-rows.js';
import { CustomerRows } from './rows/customers/customer-rows.js';
import { InvoiceRows } from './rows/invoice-rows.js';
import { MovementReceipts } from './rows/movements/movement-receipts.js';
import { MovementReversals } from './rows/movements/movement-reversals.js';
import { MovementRows } from './rows/movements/movement-rows.js';
import { PolicyRows } from './rows/policy-rows.js';
import { RowKinds } from './rows/row-kinds.js';
import { StoredBatches } from './stored-batches.js';

/** Records of other systems, by the hundred thousand. */
@Module({
  imports: [ContractsModule, CryptoModule, HealthModule, InvoicesModule, PaymentsModule, ReconciliationModule],
  controllers: [BatchesController],
  providers: [
    BatchesSweep,
    BatchIntake,
    BatchResultRows,
    BatchStreams,
    ContractRows,
    CustomerRows,
    InvoiceRows,
    MovementReceipts,
    MovementReversals,
    MovementRows,
    PolicyRows,
    FileBatches,
    RowKinds,
    RowTrials,
    RowWriter,
    StoredBatches,
  ],
  exports: [MovementReceipts, MovementRows],
})
export class BatchesModule {}
