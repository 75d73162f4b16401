import { Logger, type Type } from '@nestjs/common';
import { Registered } from '../boot/registered.js';

export interface Schedule {
  name: string;
  everyMs: number;
  /** At the worker's start, unless that can wait until the interval has passed once. */
  firstAfterMs: number;
}

const UNITS_MS = { seconds: 1_000, minutes: 60_000, hours: 3_600_000 };

type Interval = Partial<Record<keyof typeof UNITS_MS, number>>;

/**
 * Work that a worker looks for by itself: at its start, unless that can wait, and again so long after the last time. A
 * plain timer in every worker, not a scheduled job: a schedule kept in Redis is gone when Redis is wiped. What several
 * workers find at once must be done once, which is for `sweep` to see to.
 */
export abstract class Sweep {
  protected readonly logger = new Logger(this.constructor.name);
  /** A long sweep gives up early once the worker ends. */
  protected stopped = false;

  abstract sweep(): Promise<unknown>;

  stop(): void {
    this.stopped = true;
  }

  /**
   * Takes one step after the other, each of so many rows at most, until there are fewer or the worker ends.
   *
   * @param step answers how many rows it found
   * @returns how many all of them found
   */
  protected async inSteps(most: number, step: (most: number) => Promise<number>): Promise<number> {
    let all = 0;
    for (let count = most; count === most && !this.stopped; all += count) count = await step(most);
    return all;
  }
}

export const sweeps = new Registered<Sweep, Schedule>(Sweep, { noun: 'sweep', decorator: '@Every' });

/** Marks a sweep, e.g. `@Every({ hours: 1 })`. Its module provides it; a worker finds it there and runs it. */
export const Every =
  (
    { seconds = 0, minutes = 0, hours = 0 }: Interval,
    { first }: { first: 'at once' | 'later' } = { first: 'at once' },
  ) =>
  (type: Type<Sweep>): void => {
    const everyMs = seconds * UNITS_MS.seconds + minutes * UNITS_MS.minutes + hours * UNITS_MS.hours;
    sweeps.define(type, { name: type.name, everyMs, firstAfterMs: first === 'later' ? everyMs : 0 });
  };
