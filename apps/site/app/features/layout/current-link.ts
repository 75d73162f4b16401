import type { NavigationLink } from './navigation.js';

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
