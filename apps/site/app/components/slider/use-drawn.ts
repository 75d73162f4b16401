import { useEffect, useState } from 'react';
import { afterPageLoad } from '../../lib/after-page-load.js';

/** Which slides are worth drawing: those shown so far and, once the page has loaded, the next one. */
export function useDrawn(index: number, count: number): (position: number) => boolean {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());

  useEffect(
    () => afterPageLoad(() => setDrawn((before) => new Set([...before, index, (index + 1) % count]))),
    [index, count],
  );

  return (position) => position === index || drawn.has(position);
}
