import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { currentOf, faultyOf, type FormSection, inOrder } from './sections.js';
import type { Register } from './use-form-section.js';

/** The sections that stand in a form, in their order. */
export function useSections(): { sections: readonly FormSection[]; register: Register } {
  const [sections, setSections] = useState<readonly FormSection[]>([]);
  const register = useCallback((section: FormSection) => {
    setSections((known) => inOrder([...known, section]));
    return () => setSections((known) => known.filter(({ element }) => element !== section.element));
  }, []);
  return { sections, register };
}

/** How high it is, and the window, in pixels. */
export function useHeights(frame: RefObject<HTMLElement | null>): { height: number; room: number } {
  const [heights, setHeights] = useState({ height: 0, room: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setHeights({ height: element.offsetHeight, room: innerHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [frame]);
  return heights;
}

/** Read from the page, as fields say in many ways that they are wrong, and the page shows each of them. */
export function useFaulty(frame: RefObject<HTMLElement | null>, sections: readonly FormSection[]): readonly string[] {
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const found = faultyOf(sections);
      setFaulty((known) => (known.join() === found.join() ? known : found));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'class'] });
    return () => observer.disconnect();
  }, [frame, sections]);
  return faulty;
}

/** The section one is in. */
export function useCurrent(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const places = sections.map(({ id, element }) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { id, top, bottom, isWorkedAt: element.contains(document.activeElement), stays: sticks(element) };
      });
      setCurrent(currentOf(places, lineOfReading(), innerHeight));
    };
    const lookSoon = () => (asked ||= requestAnimationFrame(look));
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    document.addEventListener('focusin', lookSoon);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
      document.removeEventListener('focusin', lookSoon);
    };
  }, [sections]);
  return current;
}

/** Whether it, or what it stands in, sticks to an edge of the window. */
function sticks(element: HTMLElement): boolean {
  for (let each: HTMLElement | null = element; each && each.tagName !== 'FORM'; each = each.parentElement) {
    if (getComputedStyle(each).position === 'sticky') return true;
  }
  return false;
}

/** At the window's top while the page is at its beginning, at its foot when that is at its end. */
function lineOfReading(): number {
  const { scrollHeight } = document.documentElement;
  const way = scrollHeight - innerHeight;
  return 160 + (way > 0 ? scrollY / way : 0) * (innerHeight - 160);
}
