/** Runs once the page and its images have loaded; at once when they have already. The result stops the wait. */
export function afterPageLoad(run: () => void): () => void {
  if (document.readyState === 'complete') {
    run();
    return () => undefined;
  }
  window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}
