import { Phone } from 'lucide-react';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';
import { Wordmark } from './Wordmark.js';

/**
 * In place of the header where a page stands alone, and on paper: who the lender is and how to reach them, no way out.
 * Which of the two shows is the style sheet's to say, because a page that is loaded in mid-visit learns it just before
 * it is painted.
 */
export function SlimHeader() {
  const { phone } = useSite();
  return (
    <header className="hidden border-b border-line in-data-stands-alone:block print:block">
      <div className="container-page flex h-14 items-center justify-between gap-4">
        <Wordmark ground="light" className="shrink" />
        <a
          href={phoneHref(phone)}
          className="tabular flex min-h-11 shrink-0 items-center gap-2 font-semibold hover:underline"
        >
          <Phone aria-hidden size={18} className="shrink-0" />
          <span className="max-tablet:sr-only">{phone}</span>
        </a>
      </div>
    </header>
  );
}
