import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../lib/class-names.js';
import type { NavigationLink } from '../constants/navigation.js';

interface NavigationAction {
  label: string;
  onSelect: () => void;
}

interface SubNavigationProps {
  /** Which column of the specification's table of header spacing (`app.css`). */
  kind: 'plans' | 'account';
  label: string;
  entries: readonly (NavigationLink | NavigationAction)[];
  /** Above the links, where there is room for it. */
  heading?: ReactNode;
}

const ENTRY = 'flex h-full items-center border-b-4 font-semibold hover:border-amber';

/** The pages of one part of the site, below the header. From 768 px on its links stay in sight. */
export function SubNavigation({ kind, label, entries, heading }: SubNavigationProps) {
  const location = useLocation();
  const current = currentLink(
    entries.filter((entry) => 'to' in entry),
    location,
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (entry) list.current?.scrollTo({ left: entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2 });
  }, [current]);

  return (
    <>
      {heading && (
        <div data-sub-heading={kind} className="hidden overflow-hidden bg-sand-deep tablet:block">
          <div className="container-page flex h-full items-center">{heading}</div>
        </div>
      )}
      <nav
        aria-label={label}
        className="sticky z-20 h-[60px] border-b border-line bg-paper top-(--header-bar) max-desktop:static"
      >
        <ul ref={list} className="container-page relative flex h-full gap-7 overflow-x-auto desktop:gap-10">
          {entries.map((entry) => (
            <li key={entry.label} className="shrink-0">
              {'to' in entry ? (
                <Link
                  to={entry.to}
                  prefetch="intent"
                  aria-current={entry === current ? 'page' : undefined}
                  className={classNames(ENTRY, entry === current ? 'border-signal' : 'border-transparent')}
                >
                  {entry.label}
                </Link>
              ) : (
                <button
                  type="button"
                  onClick={entry.onSelect}
                  className={classNames(ENTRY, 'cursor-pointer border-transparent')}
                >
                  {entry.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface Place {
  pathname: string;
  hash: string;
}

const isWithin = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** The link of the page that is open. One to a section of a page goes before the one to that page. */
export function currentLink(links: readonly NavigationLink[], { pathname, hash }: Place): NavigationLink | undefined {
  const section = hash && links.find(({ to }) => to === `${pathname}${hash}`);
  return section || links.find(({ to }) => isWithin(to, pathname));
}
