import encodeQr from 'qr';
import type { PdfService } from '../platform/pdf/pdf.service.js';
import { PHOTO_CUTS, type PhotoCut } from '../platform/storage/photo-cuts.js';
import type { QuoteDocument } from './quote-document.js';
import type { VehiclePicture } from './quote-document-lines.js';

/** The quote as a PDF/UA-1 document: a page of figures and a page with the whole schedule and the legends. */
export function renderQuotePdf(pdf: PdfService, document: QuoteDocument): Promise<Buffer> {
  const data = {
    ...document,
    customerName: withoutEmoji(document.customerName),
    vehicle: printed(document.vehicle, 'large'),
    content: document.content && {
      ...document.content,
      vehicles: document.content.vehicles.map((line) => ({
        ...line,
        picture: line.picture && printed(line.picture, 'small'),
      })),
    },
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

/** With its photo as the paper takes it: of what shape, and around which point it may be cut. */
function printed<Picture extends VehiclePicture>({ photo, ...picture }: Picture, cut: PhotoCut) {
  const { width, height } = PHOTO_CUTS[cut];
  return {
    ...picture,
    photo: photo && {
      svg: pictureText(photo.jpeg, { width, height }),
      width,
      height,
      alt: photo.alt,
      focus: photo.focus,
    },
  };
}

const roundPicture = (jpeg: Buffer): string =>
  pictureText(jpeg, { width: 100, height: 100 }, '<clipPath id="c"><circle cx="50" cy="50" r="50"/></clipPath>');

/** An SVG of a JPEG: what sets papers takes pictures as text. */
function pictureText(jpeg: Buffer, { width, height }: { width: number; height: number }, clip = ''): string {
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const size = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  const image = `<image ${size}${clip && ' clip-path="url(#c)"'} href="${href}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${clip}${image}</svg>`;
}
