interface Limits<Item> {
  /** So many at most. */
  most: number;
  /** And so much of them. */
  mostBytes: number;
  bytesOf(item: Item): number;
  /** What came is not held back for longer, when nothing follows it. */
  waitMs: number;
}

/**
 * What comes one by one, some at a time: as much as fits while it comes fast, and what there is when nothing more comes for
 * a moment, so that whoever waits for an answer before they go on gets it.
 */
export async function* chunksOf<Item>(items: AsyncIterable<Item>, limits: Limits<Item>): AsyncGenerator<Item[]> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const first = await next;
      if (first.done) return;
      const chunk = [first.value];
      let bytes = limits.bytesOf(first.value);
      next = iterator.next();
      while (chunk.length < limits.most && bytes < limits.mostBytes) {
        const more = await withinTime(next, limits.waitMs);
        if (more === LATE || more.done) break;
        chunk.push(more.value);
        bytes += limits.bytesOf(more.value);
        next = iterator.next();
      }
      yield chunk;
    }
  } finally {
    // Whoever leaves off early waits for nothing, and what fails after that is nobody's.
    next.catch(() => undefined);
    void iterator.return?.();
  }
}

const LATE = Symbol('late');

async function withinTime<Result>(promise: Promise<Result>, ms: number): Promise<Result | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    // It fails again where it is waited for next: what came before it is taken.
    return LATE;
  } finally {
    clearTimeout(timer);
  }
}
