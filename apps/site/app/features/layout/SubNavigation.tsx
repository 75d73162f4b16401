import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../../lib/class-names.js';
import type { NavigationLink } from './navigation.js';

interface SubNavigationProps {
  /** Which column of the specification's table of header spacing (`app.css`). */
  kind: 'plans' | 'account';
  label: string;
  links: readonly NavigationLink[];
  /** Above the links, where there is room for it. */
  heading?: ReactNode;
  children?: ReactNode;
}

/** The pages of one part of the site, below the header. From 768 px on its links stay in sight. */
export function SubNavigation({ kind, label, links, heading, children }: SubNavigationProps) {
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
        <ul className="container-page flex h-full gap-7 overflow-x-auto desktop:gap-10">
          {links.map((link) => (
            <li key={link.to} className="shrink-0">
              <NavLink
                to={link.to}
                prefetch="intent"
                className={({ isActive }) =>
                  classNames(
                    'flex h-full items-center border-b-4 font-semibold hover:border-amber',
                    isActive ? 'border-signal' : 'border-transparent',
                  )
                }
              >
                {link.label}
              </NavLink>
            </li>
          ))}
          {children}
        </ul>
      </nav>
    </>
  );
}
