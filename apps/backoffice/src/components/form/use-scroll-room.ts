import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page how much room something takes that sticks to an edge of the window: what gets the focus doesn't hide
 * behind it, and messages come up beside it (`theme/components.ts`).
 * @param beyond pixels between the edge and the element
 */
export function useScrollRoom(
  side: 'head' | 'foot',
  ref: RefObject<HTMLElement | null>,
  { active = true, beyond = 0 } = {},
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !active) return;
    const { style } = document.documentElement;
    const property = `--${side}-room`;
    const measure = () => style.setProperty(property, `${element.offsetHeight + beyond + GAP}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [side, ref, active, beyond]);
}

/** A field is not pressed against the bar. */
const GAP = 12;
