import { common } from '@flota/texts/site/common';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { scrollToSection } from '../lib/scroll-to-section.js';
import type { NavigationLink } from '../constants/navigation.js';

interface NavigationAnchorProps {
  link: NavigationLink;
  className?: string;
  onFollow?: () => void;
  children?: ReactNode;
}

/** A menu entry: a page, a section of the home page, or another site in a new tab. */
export function NavigationAnchor({ link, className, onFollow, children }: NavigationAnchorProps) {
  const { pathname } = useLocation();

  if (/^https?:/.test(link.to)) {
    return (
      <a href={link.to} target="_blank" rel="noopener noreferrer" className={className} onClick={onFollow}>
        {children ?? link.label}
        <span className="sr-only"> {common.newTab}</span>
      </a>
    );
  }
  return (
    <Link
      to={link.to}
      prefetch={link.isFile ? 'none' : 'intent'}
      reloadDocument={link.isFile}
      className={className}
      onClick={(event) => {
        onFollow?.();
        if (link.section && pathname === '/' && scrollToSection(link.section)) event.preventDefault();
      }}
    >
      {children ?? link.label}
    </Link>
  );
}
