import { EMBED_HEIGHT_MESSAGE } from '@flota/schemas';
import { type RefObject, useEffect } from 'react';

/** The sites to tell: the one around the frame where the browser says which, else each that may be it. */
export function listeners(origins: readonly string[], { ancestor, referrer }: { ancestor?: string; referrer: string }) {
  const named = ancestor ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  if (named === undefined) return origins;
  return origins.filter((origin) => origin === named);
}

/** Tells the page around the frame how high this one is, whenever that changes, and nothing else ever. */
export function useToldHeight(content: RefObject<HTMLElement | null>, origins: readonly string[]): void {
  useEffect(() => {
    const element = content.current;
    const { parent } = window;
    if (!element || parent === window) return;
    // Firefox has no list of them.
    const ancestors = window.location.ancestorOrigins as DOMStringList | undefined;
    const told = listeners(origins, { ancestor: ancestors?.[0], referrer: document.referrer });
    const tell = () => {
      const message = { type: EMBED_HEIGHT_MESSAGE, height: element.offsetHeight };
      for (const origin of told) parent.postMessage(message, origin);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, origins]);
}
