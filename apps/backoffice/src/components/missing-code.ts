const missing = new WeakSet<object>();

// The bundler says so of every piece that couldn't be fetched, before whoever asked for it hears of it.
addEventListener('vite:preloadError', (event) => missing.add((event as Event & { payload: Error }).payload));

/** Whether a part of the program is what is missing: the line is gone, or another version has taken its place. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);
