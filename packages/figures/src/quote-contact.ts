import type { QuoteAdviser, SavedQuote, SiteSettings } from '@flota/schemas';
import { termsLines } from '@flota/texts/site/terms-lines';
import { vehiclesText } from './lines.js';
import { formatMoney } from './money.js';
import { firstPaymentName, quoteFigures } from './quote-figures.js';
import { viewOf } from './quote-view.js';

/** Whom a customer goes on with from a quote: a person, else the distributor they chose, else the lender. */
export interface QuoteContact extends QuoteAdviser {
  /** Whether the name is a person's. */
  isPerson: boolean;
}

type Lender = Pick<SiteSettings, 'companyName' | 'phone' | 'whatsapp' | 'email'>;

/** One rule for page, mail and PDF, so that they never name different people. */
export function quoteContact(
  { adviser, distributor }: Pick<SavedQuote, 'adviser' | 'distributor'>,
  lender: Lender,
): QuoteContact {
  if (adviser) return { ...adviser, isPerson: true };
  const nobody = { role: null, photo: null, isPerson: false } as const;
  if (distributor) {
    const { name, city, phone, whatsapp = null } = distributor;
    return { ...nobody, name, company: city, phone, whatsapp, email: null };
  }
  const { companyName: name, phone, whatsapp, email } = lender;
  return {
    ...nobody,
    name,
    company: null,
    phone: phone || null,
    whatsapp: whatsapp ?? (phone || null),
    email: email || null,
  };
}

/** What a customer writes about their quote, to be read by whoever gets it without opening anything. */
export function quoteMessage(quote: SavedQuote, url: string): string {
  const view = viewOf(quote);
  const { plan, folio, termMonths, units } = quote;
  const { amount } = quoteFigures(view).first;
  const vehicles = vehiclesText(quote);
  return [
    termsLines.message({ folio }),
    units > 1 ? termsLines.messageUnits({ vehicles, units }) : vehicles,
    termsLines.messagePlan({ plan: plan.title, months: termMonths }),
    termsLines.messagePayment({ name: firstPaymentName(view, units), amount: formatMoney(amount) }),
    url,
  ].join('\n');
}

/**
 * A link that opens a chat on WhatsApp with a text ready to be sent. The address tells WhatsApp nothing before it is opened.
 *
 * @param telephone Mexican, however it is written
 * @returns `null` where there is no number that could be called
 */
export function whatsAppLink(telephone: string | null, text: string): string | null {
  const [, digits] = /^(?:52)?1?(\d{10})$/.exec((telephone ?? '').replace(/\D/g, '')) ?? [];
  return digits ? `https://wa.me/52${digits}?text=${encodeURIComponent(text)}` : null;
}
