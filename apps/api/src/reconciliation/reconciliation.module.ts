import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContractsModule } from '../contracts/index.js';
import { PaymentsModule } from '../payments/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { bankAccountsResource } from './accounts/bank-accounts.resource.js';
import { BookDays } from './books/book-days.js';
import { SuspenseBooks } from './books/suspense-books.js';
import { BankDaysAdminController } from './closing/bank-days.admin.controller.js';
import { bankDaysResource } from './closing/bank-days.resource.js';
import { DayCloseService } from './closing/day-close.service.js';
import { BankFilesAdminController } from './files/bank-files.admin.controller.js';
import { bankFilesResource } from './files/bank-files.resource.js';
import { BankFilesService } from './files/bank-files.service.js';
import { ImportBankFileJob } from './files/import-bank-file.job.js';
import { BankLineModel } from './lines/bank-line-model.js';
import { BankLineRows } from './lines/bank-line-rows.js';
import { BankLinesAdminController } from './lines/bank-lines.admin.controller.js';
import { bankLinesResource } from './lines/bank-lines.resource.js';
import { BankLinesService } from './lines/bank-lines.service.js';
import { LedgerSide } from './lines/ledger-side.js';
import { ProposalsService } from './lines/proposals.service.js';
import { SureLinesService } from './lines/sure-lines.service.js';
import { MatchIndexes } from './matching/match-indexes.service.js';
import { PayoffHints } from './matching/payoff-hints.js';

@Module({
  imports: [ContentModule, ContractsModule, CryptoModule, PaymentsModule, PdfModule],
  controllers: [BankDaysAdminController, BankFilesAdminController, BankLinesAdminController],
  providers: [
    BankFilesService,
    BankLineModel,
    BankLineRows,
    BankLinesService,
    BookDays,
    DayCloseService,
    ImportBankFileJob,
    LedgerSide,
    MatchIndexes,
    PayoffHints,
    ProposalsService,
    SureLinesService,
    SuspenseBooks,
  ],
  exports: [BookDays],
})
export class ReconciliationModule {
  constructor(resources: ResourceRegistry, lines: BankLineModel) {
    resources.register(bankAccountsResource, bankDaysResource, bankFilesResource, bankLinesResource(lines));
  }
}
