import { performance } from 'node:perf_hooks';

/** Too much is asked for at once; what was asked is not begun. */
export class TooBusy extends Error {}

const LONGEST_REST_MS = 250;

interface Limits {
  /** So many are worked on at once. */
  atOnce: number;
  /** So many wait; who comes then is turned away. */
  waiting: number;
  /** Whoever has waited so long is turned away. */
  longestMs: number;
}

/**
 * Lets work through a little at a time. Rendering takes the one thread that also answers the API and the health checks: with
 * all that is asked for begun at once nobody is answered in time, while so each is answered soon or told to come back. While
 * some wait, the thread rests after each for as long as it was busy: half of it is for everybody else.
 */
export class RenderGate {
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limits: Limits) {}

  /** @throws TooBusy when the work will not be begun */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.turn();
    const before = performance.eventLoopUtilization();
    try {
      return await work();
    } finally {
      const busyMs = performance.eventLoopUtilization(before).active;
      if (this.queue.length === 0) this.running -= 1;
      else setTimeout(() => this.giveUpPlace(), Math.min(busyMs, LONGEST_REST_MS));
    }
  }

  private turn(): Promise<void> {
    const { atOnce, waiting, longestMs } = this.limits;
    if (this.running < atOnce && this.queue.length === 0) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.queue.length >= waiting) return Promise.reject(new TooBusy());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(begin), 1);
        reject(new TooBusy());
      }, longestMs);
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      this.queue.push(begin);
    });
  }

  private giveUpPlace(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}
