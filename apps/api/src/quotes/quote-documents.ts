import { sitePath } from '@flota/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { type QuoteDocument, quoteDocument } from './quote-document.js';
import { renderQuotePdf } from './quote-pdf.js';
import { StoredQuotes } from './stored-quotes.js';
import { presentQuote, type QuoteWithPlan } from './quote.presenter.js';

/** What a quote looks like on paper and in a mail. */
@Injectable()
export class QuoteDocuments {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly stored: StoredQuotes,
    private readonly settings: SettingsService,
    private readonly pdfs: PdfService,
  ) {}

  async document(where: { id: string }): Promise<QuoteDocument> {
    const quote = await this.stored.find(where);
    if (!quote) throw ProblemException.notFound();
    return this.documentOf(quote);
  }

  async pdf(quote: QuoteWithPlan): Promise<Buffer> {
    return this.render(await this.documentOf(quote));
  }

  render(document: QuoteDocument): Promise<Buffer> {
    return renderQuotePdf(this.pdfs, document);
  }

  /** Where the public page of a quote is. */
  publicUrl(token: string): string {
    return this.env.APP_URL + sitePath('quote', { token });
  }

  private async documentOf(quote: QuoteWithPlan): Promise<QuoteDocument> {
    return quoteDocument({ ...presentQuote(quote), contactName: quote.contactName }, await this.settings.site(), {
      reopenUrl: this.publicUrl(quote.token),
    });
  }
}
