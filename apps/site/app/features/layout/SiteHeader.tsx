import { ExternalLink, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { MENU_HOVER } from '../../constants/timings.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';
import { FullScreenMenu } from './FullScreenMenu.js';
import { Wordmark } from './Wordmark.js';

export function SiteHeader() {
  const site = useSite();
  const location = useLocation();
  // Of the place it was opened at: going anywhere closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location.key;
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopHover = () => clearTimeout(hoverTimer.current);
  useEffect(() => stopHover, []);

  const openMenu = () => {
    stopHover();
    setOpenAt(location.key);
  };

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-sand/95 backdrop-blur-sm">
      <div className="container-page flex h-16 items-center justify-between gap-4 desktop:h-[4.75rem]">
        <Link to="/" aria-label={`${site.companyName}: inicio`} className="-my-1 flex min-h-12 items-center">
          <Wordmark companyName={site.companyName} />
        </Link>

        <div className="flex items-center gap-2 desktop:gap-6">
          <a
            href={phoneHref(site.phone)}
            className="tabular hidden min-h-11 items-center gap-2 font-semibold hover:underline wide:flex"
          >
            <Phone aria-hidden size={18} />
            {site.phone}
          </a>
          <a
            href={site.dealerPortalUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="label-wide hidden min-h-11 items-center gap-2 text-[0.8125rem] hover:underline desktop:flex"
          >
            ACCESO DISTRIBUIDORES
            <ExternalLink aria-hidden size={16} />
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
          {/* A link to the footer's navigation until scripts arrive. */}
          <a
            href="#pie"
            role="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            onMouseEnter={() => {
              hoverTimer.current = setTimeout(openMenu, MENU_HOVER);
            }}
            onMouseLeave={stopHover}
            onClick={(event) => {
              event.preventDefault();
              openMenu();
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              openMenu();
            }}
            className="label-wide group -mr-2 flex min-h-12 items-center gap-3 rounded px-2 text-[0.875rem]"
          >
            MENÚ
            <svg viewBox="0 0 28 20" width={28} height={20} aria-hidden className="stroke-ink" strokeWidth={3}>
              <path d="M0 2h28M0 18h28" />
              <path d="M0 10h8m4 0h8m4 0h4" className="stroke-signal transition-transform group-hover:translate-x-1" />
            </svg>
          </a>
        </div>
      </div>
      <FullScreenMenu open={open} onClose={() => setOpenAt(null)} />
    </header>
  );
}
