interface BrowserStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null);

/**
 * A store of the browser. Where it refuses (a mere mention of it throws when cookies are blocked) or has no room left,
 * what is written is kept as long as the page: that costs the visitor the memory, never the page.
 */
function storeOf(open: () => Storage): BrowserStore {
  const kept = new Map<string, string>();
  const ask = <Answer>(question: (store: Storage) => Answer): Answer | null => {
    try {
      return question(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => kept.get(key) ?? ask((store) => store.getItem(key)),
    setItem(key, value) {
      try {
        open().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
      }
    },
    removeItem(key) {
      kept.delete(key);
      ask((store) => store.removeItem(key));
    },
    keys: () => [...kept.keys(), ...(ask(keysOf) ?? [])],
  };
}

export const localStore = storeOf(() => window.localStorage);
export const sessionStore = storeOf(() => window.sessionStorage);
