import { common } from '@flota/texts/site/common';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { PAGINATION_MAX_LINKS } from '../constants/limits.js';
import { classNames } from '../lib/class-names.js';

export interface PaginationConfig {
  itemsPerPage: number;
  /** 1-based; clamped into the pages that exist. */
  currentPage: number;
  totalItems: number;
}

export interface PaginationLink {
  label: string;
  page: number;
  /** Stands for the pages left out. */
  gap: boolean;
}

export function pageCount({ itemsPerPage, totalItems }: Pick<PaginationConfig, 'itemsPerPage' | 'totalItems'>): number {
  return Math.max(1, Math.ceil(totalItems / itemsPerPage));
}

export function clampPage(config: PaginationConfig): number {
  return Math.min(Math.max(1, config.currentPage), pageCount(config));
}

/**
 * At most seven links, the first and last page always among them, gaps shown as `…`.
 *
 * @throws when itemsPerPage or currentPage is missing.
 */
export function paginationLinks(config: PaginationConfig): PaginationLink[] {
  if (!config.itemsPerPage || !config.currentPage) {
    throw new Error('Pagination needs itemsPerPage and currentPage');
  }
  const last = pageCount(config);
  const current = clampPage(config);
  const slots = Math.min(last, PAGINATION_MAX_LINKS);
  const half = Math.ceil(PAGINATION_MAX_LINKS / 2);
  const crowded = last > PAGINATION_MAX_LINKS;
  const nearStart = current <= half;
  const nearEnd = current > last - half;

  return Array.from({ length: slots }, (_, index) => {
    const slot = index + 1;
    let page = slot;
    if (crowded && slot === slots) page = last;
    else if (crowded && slot > 1) {
      if (nearEnd) page = last - slots + slot;
      else if (!nearStart) page = current - half + slot;
    }
    const gap = crowded && ((slot === 2 && !nearStart) || (slot === slots - 1 && !nearEnd));
    return { label: gap ? '…' : String(page), page, gap };
  });
}

interface PaginationProps extends PaginationConfig {
  id: string;
  /** Accessible name, e.g. `Páginas de planes`. */
  label: string;
  /** Address of a page: plain links, so that turning pages works before scripts arrive. */
  hrefFor: (page: number) => string;
}

const LINK = 'tabular grid size-11 place-items-center rounded border font-semibold';

export function Pagination({ id, label, hrefFor, ...config }: PaginationProps) {
  const links = paginationLinks(config);
  const last = pageCount(config);
  if (last === 1) return null;
  const current = clampPage(config);

  const step = (page: number, text: string, icon: React.ReactNode) =>
    page < 1 || page > last ? (
      <span className={classNames(LINK, 'border-transparent text-muted opacity-50')}>{icon}</span>
    ) : (
      <Link to={hrefFor(page)} preventScrollReset className={classNames(LINK, 'border-transparent hover:border-ink')}>
        {icon}
        <span className="sr-only">{text}</span>
      </Link>
    );

  return (
    <nav id={id} aria-label={label} className="flex flex-wrap items-center gap-1">
      {step(current - 1, common.pageBefore, <ChevronLeft aria-hidden size={20} />)}
      {links.map((link) => (
        <Link
          key={link.page}
          to={hrefFor(link.page)}
          preventScrollReset
          aria-current={link.page === current ? 'page' : undefined}
          aria-label={(link.gap ? common.pageGap : common.page)({ page: link.page })}
          className={classNames(
            LINK,
            link.page === current ? 'border-ink bg-ink text-paper' : 'border-transparent hover:border-ink',
          )}
        >
          {link.label}
        </Link>
      ))}
      {step(current + 1, common.pageNext, <ChevronRight aria-hidden size={20} />)}
    </nav>
  );
}
