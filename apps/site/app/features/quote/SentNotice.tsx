import { monthlyName, quoteFigures, type QuoteView } from '@flota/figures';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Money } from '../../components/Money.js';
import type { QuotedState } from './quoted-state.js';

/** What happens with a quote that was just made. */
export function SentNotice({ quoted, view }: { quoted: QuotedState; view: QuoteView }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="mb-8 flex items-start gap-4 border-l-4 border-agave bg-paper p-5 outline-none"
    >
      <MailCheck aria-hidden size={28} className="mt-0.5 shrink-0 text-agave" />
      <div>
        <p className="text-lg font-semibold">Su cotización va en camino</p>
        <p className="mt-1 wrap-anywhere">
          La enviamos a <strong>{quoted.sentTo}</strong>. Llega en unos minutos; si no la ve, revise su carpeta de
          correo no deseado.
        </p>
        <ChangedFigures shown={quoted.shownMonthly} view={view} />
      </div>
    </div>
  );
}

/** The calculator's catalogue is that of when it was opened; the quote is made with the one in force. */
function ChangedFigures({ shown, view }: { shown: string | undefined; view: QuoteView }) {
  const { amount } = quoteFigures(view).first;
  if (shown === undefined || shown === amount) return null;
  return (
    <p className="mt-3">
      <strong>El precio o la tasa cambió mientras cotizaba.</strong> La {monthlyName(view.kind).toLowerCase()} que veía
      era de <Money amount={shown} />; la vigente es de <Money amount={amount} />. Esta cotización y su correo llevan
      las cifras vigentes.
    </p>
  );
}
