import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../lib/after-paint.js';
import { classNames } from '../lib/class-names.js';

interface ScrollRowProps {
  /** Names the item that is open; it is brought into sight when it changes. */
  current: string | undefined;
  className?: string;
  /** Says at its edges that there is more. */
  hinted?: boolean;
  /** Items as `<li>`; the open one holds what bears `aria-current`. */
  children: ReactNode;
}

const EDGE =
  'pointer-events-none absolute inset-y-0 flex w-12 items-center from-(--row-ground) from-40% to-transparent print:hidden';

/** Links side by side, scrolled where there are more than fit. */
export function ScrollRow({ current, className, hinted = true, children }: ScrollRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const look = useCallback(() => {
    if (!list.current) return;
    const { clientWidth, scrollLeft, scrollWidth } = list.current;
    setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
  }, []);

  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(look);
    for (const element of [list.current, ...list.current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [look, children]);

  useEffect(() => {
    // Where things are is known for nothing once the browser has laid them out; asked for earlier, it does so twice.
    return afterPaint(() => {
      const entry = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
      if (entry)
        list.current?.scrollTo({ left: entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2 });
    });
  }, [current]);

  return (
    <div className="relative h-full min-w-0">
      <ul
        ref={list}
        onScroll={look}
        className={classNames('relative overflow-x-auto', hinted && '[scrollbar-width:none]', className)}
      >
        {children}
      </ul>
      {hinted && more.before && (
        <span aria-hidden className={classNames(EDGE, 'left-0 bg-linear-to-r')}>
          <ChevronLeft size={22} />
        </span>
      )}
      {hinted && more.after && (
        <span aria-hidden className={classNames(EDGE, 'right-0 justify-end bg-linear-to-l')}>
          <ChevronRight size={22} />
        </span>
      )}
    </div>
  );
}
