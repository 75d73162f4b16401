import type { EmbeddingDealer } from '@flota/schemas';
import { embed } from '@flota/texts/site/embed';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';
import { isEmbedded } from './is-embedded.js';
import { useToldHeight } from './tell-height.js';

interface EmbedFrameProps {
  dealer: EmbeddingDealer;
  /** The lender's own mark. */
  lender: ReactNode;
  children: ReactNode;
}

/** What stands around the calculator in a distributor's page: who offers it, and that it is the lender's. */
export function EmbedFrame({ dealer, lender, children }: EmbedFrameProps) {
  const { companyName } = useSite();
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(pathname);
  useToldHeight(content, dealer.origins);
  // The frame is as high as its page, so that it is the page around it that has to move to where a step begins.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    content.current?.scrollIntoView({ block: 'start' });
  }, [pathname]);

  return (
    <div ref={content} onClickCapture={openElsewhere}>
      <header className="border-b border-line bg-paper">
        <div className="container-page flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <DealerMark dealer={dealer} />
          <p className="flex min-w-0 items-center gap-3 text-[0.85rem] text-muted">
            <span className="sr-only">{embed.financingBy({ company: companyName })}</span>
            <span aria-hidden>{embed.financedBy}</span>
            <span aria-hidden className="min-w-0">
              {lender}
            </span>
          </p>
        </div>
      </header>
      <main id="contenido">{children}</main>
      <footer className="border-t border-line">
        <p className="container-page py-4 text-[0.85rem] text-muted">
          {rich(embed.privacy({ company: companyName }), {
            notice: (text) => (
              <a href="/legales/aviso-de-privacidad" target="_blank" rel="noopener" className="link">
                {text}
              </a>
            ),
          })}
        </p>
      </footer>
    </div>
  );
}

const DealerMark = ({ dealer: { name, logo } }: { dealer: EmbeddingDealer }) =>
  logo ? (
    <img src={logo} alt={name} className="max-h-11 w-auto max-w-40 object-contain" />
  ) : (
    <p className="font-display text-lg leading-tight font-bold wrap-anywhere">{name}</p>
  );

/** No other page of ours may stand in a frame: what leads there opens beside it. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const { origin } = window.location;
  if (!link || link.target === '_blank' || link.origin !== origin || isEmbedded(link.pathname)) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
