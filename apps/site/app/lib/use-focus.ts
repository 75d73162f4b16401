import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus goes to what tells of something, since what had it is gone: each time `news` changes to something that is true.
 * What takes it needs `tabIndex={-1}`.
 */
export function useFocusOnNews<Shown extends HTMLElement>(news: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (news) shown.current?.focus();
  }, [news]);
  return shown;
}

interface Unfolded {
  /** Around what opens. */
  inside: RefObject<HTMLDivElement | null>;
  /** The button in whose place it opens. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The focus goes into what opens, and back to its button where it closes. */
export function useFocusFollows(open: boolean): Unfolded {
  const inside = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current !== open) {
      const box = inside.current?.querySelector<HTMLElement>('input, select, textarea');
      (open ? box : opener.current)?.focus();
    }
    wasOpen.current = open;
  }, [open]);
  return { inside, opener };
}
