import { Module } from '@nestjs/common';
import { CatalogModule } from './catalog/catalog.module.js';
import { ContentModule } from './content/content.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DealersModule } from './dealers/dealers.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { JOBS } from './jobs.js';
import { LeadsModule } from './leads/leads.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { SearchModule } from './search/search.module.js';
import { StaffModule } from './staff/staff.module.js';

/** The HTTP process. */
@Module({
  imports: [
    PlatformModule.forJobs(JOBS),
    CatalogModule,
    ContentModule,
    CustomersModule,
    DashboardModule,
    DealersModule,
    DocumentsModule,
    LeadsModule,
    PrivacyModule,
    QuotesModule,
    SearchModule,
    StaffModule,
  ],
})
export class ApiModule {}
