import encodeQr from 'qr';
import type { PdfService } from '../platform/pdf/pdf.service.js';
import type { QuoteDocument } from './quote-document.js';

/** The quote as a PDF/UA-1 document: a page of figures and a page with the whole schedule and the legends. */
export function renderQuotePdf(pdf: PdfService, document: QuoteDocument): Promise<Buffer> {
  const data = {
    ...document,
    customerName: withoutEmoji(document.customerName),
    contactPicture: document.contact?.portrait && roundPicture(document.contact.portrait.jpeg),
    contact: document.contact && { ...document.contact, portrait: undefined },
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

/** An SVG of a JPEG, cut round: what sets papers takes pictures as text. */
function roundPicture(jpeg: Buffer): string {
  const circle = '<clipPath id="c"><circle cx="50" cy="50" r="50"/></clipPath>';
  const image = `<image width="100" height="100" clip-path="url(#c)" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${circle}${image}</svg>`;
}
