const WINDOW_MS = 60_000;
/** Subjects that are told apart at a time. What comes beyond them is counted together. */
const MAX_SUBJECTS = 1_000;

interface Window<Event> {
  event: Event;
  until: number;
  more: number;
}

/**
 * Bounds what somebody who fails on purpose makes us write: of the same failures only the first of a minute is told at
 * once, the others are counted. Counted by each process for itself.
 */
export class Repeats<Event> {
  private readonly windows = new Map<string, Window<Event>>();

  /**
   * Whether this event is told now; it is counted otherwise.
   * @param key what makes two events the same
   * @param crowd the key under which it is counted when there are too many different ones
   */
  isFirst(key: string, event: Event, crowd: { key: string; event: Event }): boolean {
    const known = this.windows.get(key);
    if (known) return count(known);
    if (this.windows.size >= MAX_SUBJECTS) {
      const gathered = this.windows.get(crowd.key);
      if (gathered) return count(gathered);
      // Nothing of the crowd is told by itself: it may be the first of a thousand addresses.
      this.windows.set(crowd.key, { event: crowd.event, until: Date.now() + WINDOW_MS, more: 1 });
      return false;
    }
    this.windows.set(key, { event, until: Date.now() + WINDOW_MS, more: 0 });
    return true;
  }

  /** Takes out the events whose minute is over, or all, and tells how often each came again. */
  take({ all = false } = {}): { event: Event; more: number }[] {
    const over = [...this.windows].filter(([, { until }]) => all || until <= Date.now());
    for (const [key] of over) this.windows.delete(key);
    return over.map(([, { event, more }]) => ({ event, more })).filter(({ more }) => more > 0);
  }
}

function count(window: { more: number }): false {
  window.more += 1;
  return false;
}
