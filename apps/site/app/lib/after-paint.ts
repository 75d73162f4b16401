/** Runs once what was drawn is on the screen; soon, where nobody looks at it. The result stops the wait. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const soon = () => {
    timer = setTimeout(run);
  };
  // Tabs in the background paint no frame.
  if (document.hidden) soon();
  const frame = document.hidden ? 0 : requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
