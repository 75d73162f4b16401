import { Module } from '@nestjs/common';
import { AdvisersModule } from '../advisers/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { FormsModule } from '../platform/forms/forms.module.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { QuoteDocuments } from './quote-documents.js';
import { QuoteStatistics } from './quote-statistics.js';
import { QuoteMail } from './quote.mail.js';
import { QuoteText } from './quote.text.js';
import { QuotesAdminController } from './quotes.admin.controller.js';
import { QuotesController } from './quotes.controller.js';
import { quotesResource } from './quotes.resource.js';
import { QuotesService } from './quotes.service.js';
import { QuoteListLinks } from './saved/quote-list-links.js';
import { SavedQuotesController } from './saved/saved-quotes.controller.js';
import { SavedQuotesMail } from './saved/saved-quotes.mail.js';
import { SavedQuotesService } from './saved/saved-quotes.service.js';
import { StoredQuotes } from './stored-quotes.js';
import { VehiclePhotos } from './vehicle-photos.js';

@Module({
  imports: [AdvisersModule, CatalogModule, ContentModule, FormsModule, PdfModule],
  controllers: [QuotesController, SavedQuotesController, QuotesAdminController],
  providers: [
    StoredQuotes,
    QuotesService,
    QuoteDocuments,
    QuoteMail,
    QuoteText,
    QuoteStatistics,
    QuoteListLinks,
    SavedQuotesMail,
    SavedQuotesService,
    VehiclePhotos,
  ],
  exports: [QuotesService, QuoteDocuments, QuoteStatistics],
})
export class QuotesModule {
  constructor(resources: ResourceRegistry, documents: QuoteDocuments) {
    resources.register(quotesResource((token) => documents.publicUrl(token)));
  }
}
