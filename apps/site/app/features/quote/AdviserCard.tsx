import { type QuoteContact, quoteContact, quoteMessage, whatsAppLink } from '@flota/figures';
import type { SavedQuote } from '@flota/schemas';
import { quoteHelp } from '@flota/texts/site/quote-help';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button.js';
import { formatPhone, phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

/** Whom the customer goes on with, and the ways to reach them. */
export function AdviserCard({ quote }: { quote: SavedQuote }) {
  const site = useSite();
  const contact = quoteContact(quote, site);
  const chat = whatsAppLink(contact.whatsapp, quoteMessage(quote, `${site.origin}/cotizacion/${quote.token}`));
  return (
    <section aria-labelledby="adviser" className="rounded border border-line bg-paper p-6">
      <h2 id="adviser" className="heading-card">
        {quoteHelp.adviser}
      </h2>
      <div className="mt-4 flex items-center gap-4">
        <Face contact={contact} />
        <div className="min-w-0">
          <p className="text-[1.1rem] leading-snug font-semibold wrap-anywhere">{contact.name}</p>
          <Detail contact={contact} />
        </div>
      </div>
      {quote.formerAdviser && (
        <p className="mt-4 border-l-4 border-amber pl-4 leading-snug">
          {quoteHelp.formerAdviser({ former: quote.formerAdviser, adviser: contact.name })}
        </p>
      )}
      <ul className="mt-3 grid">
        {contact.phone && (
          <Way
            icon={<Phone aria-hidden size={18} />}
            href={phoneHref(contact.phone)}
            label={quoteHelp.call({ name: contact.name, phone: formatPhone(contact.phone) })}
          >
            {formatPhone(contact.phone)}
          </Way>
        )}
        {contact.email && (
          <Way
            icon={<Mail aria-hidden size={18} />}
            href={`mailto:${contact.email}`}
            label={quoteHelp.write({ name: contact.name, email: contact.email })}
          >
            {contact.email}
          </Way>
        )}
      </ul>
      {chat && (
        <LinkButton
          to={chat}
          variant="secondary"
          className="mt-3 w-full print:hidden"
          icon={<MessageCircle aria-hidden size={18} />}
        >
          {quoteHelp.whatsapp}
        </LinkButton>
      )}
    </section>
  );
}

function Detail({ contact: { role, company } }: { contact: QuoteContact }) {
  const detail = [role, company].filter(Boolean).join(', ');
  return detail ? <p className="leading-snug text-muted wrap-anywhere">{detail}</p> : null;
}

/** A photo, or the letters a person's name begins with. Nothing of a company: its name says it all. */
function Face({ contact: { isPerson, name, photo } }: { contact: QuoteContact }) {
  if (!isPerson) return null;
  if (photo) {
    return (
      <img
        src={`${photo}/portrait`}
        alt=""
        width={72}
        height={72}
        className="size-18 shrink-0 rounded-full border border-line object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-18 shrink-0 place-items-center rounded-full border-2 border-ink bg-sand font-display text-xl font-bold"
    >
      {initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

interface WayProps {
  icon: ReactNode;
  href: string;
  /** Says what the link does, and with which number or address. */
  label: string;
  children: string;
}

const Way = ({ icon, href, label, children }: WayProps) => (
  <li>
    <a
      href={href}
      aria-label={label}
      className="link tabular inline-flex min-h-11 items-center gap-3 font-semibold wrap-anywhere"
    >
      {icon}
      {children}
    </a>
  </li>
);
