import { embed } from '@flota/texts/site/embed';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import { rich } from '../../lib/rich.js';
import type { MadeQuote } from './made-quote.js';

interface QuoteMadeProps {
  quote: MadeQuote;
  /** The lender's own site, where the whole quote is. */
  origin: string;
  /** Where the next one is begun. */
  againPath: string;
}

/** What the frame shows of a quote that was made in it: that it is on its way, what it costs, and where all of it is. */
export function QuoteMade({ quote: { sentTo, made }, origin, againPath }: QuoteMadeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div className="container-page py-10">
      <div ref={notice} tabIndex={-1} role="status" className="border-l-4 border-agave bg-paper p-6 outline-none">
        <h1 className="heading-section flex items-center gap-3">
          <MailCheck aria-hidden size={28} className="shrink-0 text-agave" />
          {embed.madeTitle}
        </h1>
        <p className="mt-3 wrap-anywhere">
          {rich(embed.madeLead({ email: sentTo }), { strong: (text) => <strong>{text}</strong> })}
        </p>
        <p className="mt-6 text-muted">
          {rich(embed.made({ vehicle: made.vehicle, folio: made.folio }), {
            number: (text) => <span className="tabular">{text}</span>,
          })}
        </p>
        <p className="mt-1 text-muted">{made.label}</p>
        <p className="font-display text-3xl font-bold">
          <Money amount={made.amount} currency />
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={`${origin}/cotizacion/${made.token}`}>{embed.seeQuote}</LinkButton>
          <LinkButton variant="secondary" to={againPath}>
            {embed.another}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
