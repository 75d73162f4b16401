import { Module } from '@nestjs/common';
import { BillRequestsModule } from './bill-requests/index.js';
import { CatalogModule } from './catalog/index.js';
import { ContentModule } from './content/index.js';
import { ContractsModule } from './contracts/index.js';
import { CustomersModule } from './customers/index.js';
import { DashboardModule } from './dashboard/index.js';
import { DealersModule } from './dealers/index.js';
import { DocumentsModule } from './documents/index.js';
import { InvoicesModule } from './invoices/index.js';
import { JOBS } from './jobs.js';
import { LeadsModule } from './leads/index.js';
import { MessagesModule } from './messages/index.js';
import { PaymentsModule } from './payments/index.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/index.js';
import { QuotesModule } from './quotes/index.js';
import { SearchModule } from './search/index.js';
import { StaffModule } from './staff/index.js';
import { StatementsModule } from './statements/index.js';

/** The HTTP process. */
@Module({
  imports: [
    PlatformModule.forJobs(JOBS),
    BillRequestsModule,
    CatalogModule,
    ContentModule,
    ContractsModule,
    CustomersModule,
    DashboardModule,
    DealersModule,
    DocumentsModule,
    InvoicesModule,
    LeadsModule,
    MessagesModule,
    PaymentsModule,
    PrivacyModule,
    QuotesModule,
    SearchModule,
    StaffModule,
    StatementsModule,
  ],
})
export class ApiModule {}
