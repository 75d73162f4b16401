export { QuoteDocuments } from './quote-documents.js';
export { QuoteStatistics } from './quote-statistics.js';
export { quotedTexts, vehiclesOf } from './quote.presenter.js';
export { quoteTokenSchema } from './quote-token.js';
export { QuotesModule } from './quotes.module.js';
export { QuotesService } from './quotes.service.js';
