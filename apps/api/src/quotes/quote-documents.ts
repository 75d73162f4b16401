import { sitePath } from '@flota/schemas';
import { Inject, Injectable } from '@nestjs/common';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { ImageVariants } from '../platform/storage/image-variants.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import type { Portrait } from './contact-card.js';
import { type QuoteDocument, quoteDocument } from './quote-document.js';
import { renderQuotePdf } from './quote-pdf.js';
import { StoredQuotes } from './stored-quotes.js';
import { presentQuote, type QuoteWithPlan } from './quote.presenter.js';
import { VehiclePhotos } from './vehicle-photos.js';

/** What a quote looks like on paper and in a mail. */
@Injectable()
export class QuoteDocuments {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly stored: StoredQuotes,
    private readonly settings: SettingsService,
    private readonly pdfs: PdfService,
    private readonly pictures: ImageVariants,
    private readonly photos: VehiclePhotos,
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
    const shown = presentQuote(quote);
    const [site, portrait, photos] = await Promise.all([
      this.settings.site(),
      this.portraitOf(quote),
      this.photos.of(shown),
    ]);
    return quoteDocument({ ...shown, contactName: quote.contactName }, site, {
      reopenUrl: this.publicUrl(quote.token),
      portrait,
      photos,
    });
  }

  private async portraitOf({ adviser }: QuoteWithPlan): Promise<Portrait | undefined> {
    const photo = adviser?.photo;
    const jpeg = photo && (await this.pictures.portrait(photo.slice(photo.lastIndexOf('/') + 1)));
    return jpeg ? { jpeg, url: `${this.env.APP_URL}${photo}/portrait` } : undefined;
  }
}
