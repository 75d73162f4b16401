import { SCROLL_OFFSET_BREAKPOINT, SCROLL_OFFSET_DESKTOP, SCROLL_OFFSET_MOBILE } from '../constants/limits.js';

/** Smooth unless the visitor asked for reduced motion (the style sheet decides). `false` when there is no such section. */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const offset = window.innerWidth <= SCROLL_OFFSET_BREAKPOINT ? SCROLL_OFFSET_MOBILE : SCROLL_OFFSET_DESKTOP;
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - offset });
  return true;
}
