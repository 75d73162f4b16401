import { monthlyName, quoteFigures, type QuoteView } from '@flota/figures';
import { quotePage } from '@flota/texts/site/quote-page';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Money } from '../../components/Money.js';
import { rich } from '../../lib/rich.js';
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
        <p className="text-lg font-semibold">{quotePage.sentTitle}</p>
        <p className="mt-1 wrap-anywhere">
          {rich(quotePage.sent, { address: () => <strong>{quoted.sentTo}</strong> })}
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
      {rich(quotePage.changed({ payment: monthlyName(view.kind).toLowerCase() }), {
        strong: (text) => <strong>{text}</strong>,
        shown: () => <Money amount={shown} />,
        current: () => <Money amount={amount} />,
      })}
    </p>
  );
}
