import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../lib/class-names.js';
import type { NavigationLink } from '../constants/navigation.js';
import { ScrollRow } from './ScrollRow.js';

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

const ENTRY = 'flex h-full items-center border-b-4 hover:border-amber';

const LOOKS = {
  plans: {
    heading: 'hidden bg-sand-deep tablet:block',
    navigation: 'bg-paper',
    current: 'border-signal',
    row: 'gap-7 font-semibold desktop:gap-10',
    hinted: false,
  },
  // Quiet: what is owed comes first. A phone has its bar at the foot of the screen.
  account: {
    heading: '',
    navigation: 'bg-sand [--row-ground:var(--color-sand)] max-tablet:hidden print:hidden',
    current: 'border-amber',
    row: 'gap-6 text-[0.9375rem] font-medium',
    hinted: true,
  },
};

/** The pages of one part of the site, below the header. From 768 px on its links stay in sight. */
export function SubNavigation({ kind, label, entries, heading }: SubNavigationProps) {
  const location = useLocation();
  const current = currentLink(
    entries.filter((entry) => 'to' in entry),
    location,
  );
  const look = LOOKS[kind];
  return (
    <>
      {heading && (
        <div data-sub-heading={kind} className={classNames('overflow-hidden', look.heading)}>
          <div className="container-page flex h-full items-center">{heading}</div>
        </div>
      )}
      <nav
        aria-label={label}
        className={classNames(
          'sticky top-(--header-bar) z-20 h-[60px] border-b border-line max-desktop:static',
          look.navigation,
        )}
      >
        <ScrollRow
          current={current?.to}
          hinted={look.hinted}
          className={classNames('container-page flex h-full', look.row)}
        >
          {entries.map((entry) => (
            <li key={entry.label} className="shrink-0">
              {'to' in entry ? (
                <Link
                  to={entry.to}
                  prefetch="intent"
                  aria-current={entry === current ? 'page' : undefined}
                  className={classNames(ENTRY, entry === current ? look.current : 'border-transparent')}
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
        </ScrollRow>
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
