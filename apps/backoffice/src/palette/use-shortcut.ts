import { useEffect } from 'react';

/** Ctrl-K and ⌘K, but not over a dialog in which somebody may have written something. */
export function useShortcut(act: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (document.querySelector('.MuiDialog-root:not(:has([data-palette]))')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [act]);
}

/** How the shortcut is written on this person's keyboard. */
export const shortcutName = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
