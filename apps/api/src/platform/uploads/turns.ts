import { ProblemException } from '../errors/problem.exception.js';

export interface TurnLimits {
  /** So many have their turn at the same time. */
  atOnce: number;
  /** So many more may wait. */
  waiting: number;
  /** And so long. */
  waitMs: number;
}

/** Has only so many do something at a time; who would wait too long is told to come again: 503 with Retry-After. */
export class Turns {
  private taken = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly limits: TurnLimits) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Answers how to end one's turn. */
  async take(): Promise<() => void> {
    if (this.taken < this.limits.atOnce) this.taken += 1;
    else await this.wait();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const next = this.line.shift();
      // Handed over: who comes now does not get in between.
      if (next) next();
      else this.taken -= 1;
    };
  }

  private wait(): Promise<void> {
    const { waiting, waitMs } = this.limits;
    if (this.line.length >= waiting) throw busy(waitMs);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(enter), 1);
        reject(busy(waitMs));
      }, waitMs);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      this.line.push(enter);
    });
  }
}

const busy = (waitMs: number) =>
  new ProblemException(503, 'SERVER.UNAVAILABLE', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
