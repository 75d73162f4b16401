import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import type { MadeQuote } from './embed-place.js';

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
          Su cotización va en camino
        </h1>
        <p className="mt-3 wrap-anywhere">
          La enviamos a <strong>{sentTo}</strong> con su PDF. Llega en unos minutos; si no la ve, revise su carpeta de
          correo no deseado.
        </p>
        <p className="mt-6 text-muted">
          {made.vehicle}, folio <span className="tabular">{made.folio}</span>
        </p>
        <p className="mt-1 text-muted">{made.label}</p>
        <p className="font-display text-3xl font-bold">
          <Money amount={made.amount} currency />
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={`${origin}/cotizacion/${made.token}`}>Ver la cotización completa</LinkButton>
          <LinkButton variant="secondary" to={againPath}>
            Hacer otra
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
