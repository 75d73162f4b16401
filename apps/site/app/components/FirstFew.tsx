import { controls } from '@flota/texts/site/controls';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useEntryState } from '../lib/use-entry-state.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { Button } from './Button.js';

interface FirstFewProps<Item> {
  items: readonly Item[];
  /** How many are shown at first. One more is shown as well: a button in its place would gain nothing. */
  count: number;
  /** Of the list. */
  className: string;
  /** What the items are, after their number: `avisos`. Names the list on its page. */
  what: string;
  /** Keeps the others in the page for search engines, for find in page and for browsers without scripts. */
  findable?: boolean;
  /** The place of an item that must be in sight: beyond the first few, it unfolds the list. */
  reach?: number;
  /** Draws an item as `<li>`. */
  children: (item: Item) => ReactNode;
}

/** A list that begins with what matters first; the others are one click away. */
export function FirstFew<Item>({
  items,
  count,
  className,
  what,
  findable = false,
  reach = -1,
  children,
}: FirstFewProps<Item>) {
  const [all, setAll] = useEntryState(`all ${what}`, false);
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const folded = !all && items.length > count + 1 && (hydrated || !findable);
  if (!all && reach >= count) setAll(true);

  const unfold = useCallback(() => flushSync(() => setAll(true)), [setAll]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !folded || !findable) return;
    const others = [...element.children].slice(count);
    if (isInSight(others[0])) {
      setAll(true);
      return;
    }
    // React knows `hidden` as a yes or no only.
    for (const other of others) other.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', unfold);
    return () => {
      element.removeEventListener('beforematch', unfold);
      for (const other of others) other.removeAttribute('hidden');
    };
  }, [folded, findable, count, items, setAll, unfold]);

  const goOn = () => {
    unfold();
    // The button that had the focus is gone.
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${count + 1}) :is(a, button, summary)`)?.focus();
  };
  return (
    <>
      <ul ref={list} className={className}>
        {(folded && !findable ? items.slice(0, count) : items).map(children)}
      </ul>
      {folded && (
        <Button variant="secondary" className="mt-5" onClick={goOn}>
          {findable
            ? controls.seeOthers({ count: items.length - count, what })
            : controls.seeAll({ count: items.length, what })}
        </Button>
      )}
    </>
  );
}

/** Somebody followed a link to it, or reloaded the page there. */
const isInSight = (element: Element | undefined): boolean =>
  element !== undefined && window.scrollY > 0 && element.getBoundingClientRect().top < window.innerHeight;
