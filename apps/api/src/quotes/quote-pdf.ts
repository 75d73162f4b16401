import encodeQr from 'qr';
import type { PdfService } from '../platform/pdf/pdf.service.js';
import type { QuoteDocument } from './quote-document.js';

/** The quote as a PDF/UA-1 document: a page of figures and a page with the whole schedule and the legends. */
export function renderQuotePdf(pdf: PdfService, document: QuoteDocument): Promise<Buffer> {
  const data = {
    ...document,
    customerName: withoutEmoji(document.customerName),
    reopenQr: encodeQr(document.reopenUrl, 'svg', { ecc: 'medium', border: 1 }),
  };
  return pdf.render('quote', data, { title: `${document.title} ${document.folio}` });
}

// The trade marks count as pictures in Unicode, and belong into company names.
const PICTURES = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\u20e3\ufe0f]/gu;

/** No text font has emoji, and a box in place of a picture looks like a fault. */
function withoutEmoji(text: string): string {
  return text.replace(PICTURES, '').replace(/ {2,}/g, ' ').trim();
}
