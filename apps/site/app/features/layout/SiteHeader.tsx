import { layout } from '@flota/texts/site/layout';
import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { MENU_HOVER } from '../../constants/timings.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';
import { HeaderSearch } from '../search/index.js';
import { useSession } from '../session/index.js';
import { AccountMenu } from './AccountMenu.js';
import { FullScreenMenu } from './FullScreenMenu.js';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { isInAccount } from './site-navigation.js';
import { Wordmark } from './Wordmark.js';

/**
 * A strip that scrolls away, and the bar that stays. Together as high as the specification's table says (`app.css`). In the
 * customer's account there is the bar alone.
 */
export function SiteHeader() {
  const site = useSite();
  const { key, pathname } = useLocation();
  const isQuiet = isInAccount(pathname);
  return (
    <header
      data-quiet={isQuiet || undefined}
      className="site-header sticky z-30 bg-sand in-data-stands-alone:hidden print:hidden"
    >
      {!isQuiet && <Strip />}
      <div className="site-header-bar relative border-b border-line">
        <div className="container-page flex h-full items-center justify-between gap-1 tablet:gap-3">
          <Link
            to="/"
            aria-label={layout.home({ company: site.companyName })}
            className="-my-1 flex min-h-12 min-w-0 items-center"
          >
            <Wordmark ground="light" />
          </Link>
          <div className="flex shrink-0 items-center tablet:gap-1 desktop:gap-6">
            <AccountMenu />
            {site.dealerPortalUrl && (
              <NavigationAnchor
                link={{ label: layout.dealers, to: site.dealerPortalUrl }}
                className="label-wide hidden min-h-11 items-center text-[0.8125rem] hover:underline wide:flex"
              />
            )}
            {/* Going anywhere closes search and menu. */}
            <HeaderSearch key={`busqueda-${key}`} />
            <MenuButton key={key} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** When somebody answers, and the number. */
function Strip() {
  const site = useSite();
  return (
    <div className="site-header-strip on-ink overflow-hidden bg-ink text-muted-inverse">
      <div className="container-page hidden h-full items-center justify-between gap-6 text-[0.8125rem] leading-none tablet:flex">
        <p>{site.supportHours.join(' · ')}</p>
        {site.phone && (
          <a href={phoneHref(site.phone)} className="tabular flex h-full items-center gap-2 text-white hover:underline">
            <Phone aria-hidden size={14} />
            {site.phone}
          </a>
        )}
      </div>
      <div aria-hidden className="h-full bg-amber tablet:hidden" />
    </div>
  );
}

function MenuButton() {
  const [open, setOpen] = useState(false);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopHover = () => clearTimeout(hoverTimer.current);
  const { customer } = useSession();
  useEffect(() => stopHover, []);

  const openMenu = () => {
    stopHover();
    setOpen(true);
  };
  return (
    <>
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
        {/* Beside the customer's own menu, and on the narrowest screens, there is room for the sign only. */}
        <span className={customer ? 'max-tablet:sr-only' : 'max-[359px]:sr-only'}>{layout.menu}</span>
        <svg viewBox="0 0 28 20" width={28} height={20} aria-hidden className="stroke-ink" strokeWidth={3}>
          <path d="M0 2h28M0 18h28" />
          <path d="M0 10h8m4 0h8m4 0h4" className="stroke-signal transition-transform group-hover:translate-x-1" />
        </svg>
      </a>
      <FullScreenMenu open={open} onClose={() => setOpen(false)} />
    </>
  );
}
