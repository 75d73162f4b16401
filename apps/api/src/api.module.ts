import { Module } from '@nestjs/common';
import { BillRequestsModule } from './bill-requests/bill-requests.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { ContentModule } from './content/content.module.js';
import { ContractsModule } from './contracts/contracts.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DealersModule } from './dealers/dealers.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { JOBS } from './jobs.js';
import { LeadsModule } from './leads/leads.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { SearchModule } from './search/search.module.js';
import { StaffModule } from './staff/staff.module.js';
import { StatementsModule } from './statements/statements.module.js';

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
