import { layout } from '@flota/texts/site/layout';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession, useSignOut } from '../session/index.js';

const ITEM = 'flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 text-left hover:bg-sand';

/** "Hola {name}" with what a signed-in customer may do; the way in for everybody else. */
export function AccountMenu() {
  const { customer } = useSession();
  const signOut = useSignOut();
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => menu.current?.removeAttribute('open'), [location.key]);
  useEffect(() => {
    const onOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', onOutside);
    return () => document.removeEventListener('pointerdown', onOutside);
  }, []);

  if (!customer) {
    return (
      <Link
        to="/acceso"
        prefetch="intent"
        className="label-wide hidden min-h-11 items-center text-[0.8125rem] hover:underline desktop:flex"
      >
        {layout.customers}
      </Link>
    );
  }
  return (
    <details
      ref={menu}
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="flex min-h-12 min-w-11 cursor-pointer list-none items-center justify-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <UserRound aria-hidden size={22} className="desktop:hidden" />
        <span className="max-w-[16ch] truncate max-desktop:sr-only">{layout.hello({ name: customer.name })}</span>
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180 max-tablet:hidden" />
      </summary>
      <div className="absolute top-full right-0 w-60 rounded border border-line bg-paper py-1">
        <Link to="/my-account/home" className={ITEM}>
          <UserRound aria-hidden size={20} />
          {layout.profile}
        </Link>
        <button type="button" className={ITEM} onClick={signOut}>
          <LogOut aria-hidden size={20} />
          {layout.signOut}
        </button>
      </div>
    </details>
  );
}
