import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuoteDocuments } from './quote-documents.js';
import { QuoteStatistics } from './quote-statistics.js';
import { QuoteMail } from './quote.mail.js';
import { QuotesAdminController } from './quotes.admin.controller.js';
import { QuotesController } from './quotes.controller.js';
import { quotesResource } from './quotes.resource.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [CatalogModule, ContentModule, PdfModule],
  controllers: [QuotesController, QuotesAdminController],
  providers: [QuotesService, QuoteDocuments, QuoteMail, QuoteStatistics],
  exports: [QuotesService, QuoteDocuments, QuoteStatistics],
})
export class QuotesModule {
  constructor(resources: ResourceRegistry, documents: QuoteDocuments) {
    resources.register(quotesResource((token) => documents.publicUrl(token)));
  }
}
