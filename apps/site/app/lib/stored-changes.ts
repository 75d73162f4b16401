/**
 * Of a choice that the browser stores: this page's own components hear an event of that name, other tabs the browser's
 * own `storage`.
 */
export const storedChanges = (name: string) => ({
  tell: (): void => void window.dispatchEvent(new Event(name)),

  /** @returns what ends it */
  listen: (listener: () => void): (() => void) => {
    window.addEventListener(name, listener);
    window.addEventListener('storage', listener);
    return () => {
      window.removeEventListener(name, listener);
      window.removeEventListener('storage', listener);
    };
  },
});
