import { formatPhone, quoteContact, quoteMessage, whatsAppLink } from '@flota/figures';
import type { SavedQuote, SiteSettings } from '@flota/schemas';
import { quoteDocument } from '@flota/texts/mails/quote-document';

/** A face, for papers and for mails. */
export interface Portrait {
  jpeg: Buffer;
  /** Of the whole web. */
  url: string;
}

/** Whom a customer goes on with, as papers and mails show them. */
export interface ContactCard {
  /** `Su asesora`, `Su distribuidor`: what they are to the customer. */
  title: string;
  name: string;
  /** `Asesora de crédito · Camialtia Norte` */
  detail: string;
  phone?: { label: string; url: string };
  whatsapp?: { label: string; url: string };
  email?: string;
  /** That it is somebody else than before. */
  changed?: string;
  portrait?: Portrait;
}

/** `undefined` where it is the lender itself, which every paper bears anyway. */
export function contactCard(
  quote: SavedQuote,
  lender: SiteSettings,
  { reopenUrl, portrait }: { reopenUrl: string; portrait?: Portrait | undefined },
): ContactCard | undefined {
  if (!quote.adviser && !quote.distributor) return undefined;
  const { name, role, company, phone, whatsapp, email, isPerson } = quoteContact(quote, lender);
  const chat = whatsAppLink(whatsapp, quoteMessage(quote, reopenUrl));
  return {
    title: isPerson ? quoteDocument.contactPerson : quoteDocument.contactDealer,
    name,
    detail: [role, company].filter(Boolean).join(' · '),
    ...(phone && { phone: { label: formatPhone(phone), url: `tel:${phone.replace(/[^\d+]/g, '')}` } }),
    ...(chat && whatsapp && { whatsapp: { label: formatPhone(whatsapp), url: chat } }),
    ...(email && { email }),
    ...(quote.formerAdviser && isPerson && { changed: quoteDocument.contactFormer({ name: quote.formerAdviser }) }),
    ...(portrait && { portrait }),
  };
}
