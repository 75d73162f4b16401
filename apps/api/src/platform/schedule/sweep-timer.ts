import { Logger } from '@nestjs/common';
import type { Schedule, Sweep } from './sweep.js';

/** Runs one sweep, again and again, until it is stopped. */
export class SweepTimer {
  private readonly logger = new Logger('Sweeps');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly sweep: Sweep,
    private readonly times: Schedule,
  ) {}

  start(): void {
    this.schedule(this.times.firstAfterMs);
  }

  /** Waits for the one in hand: a later shutdown phase closes the database. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.sweep.stop();
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.sweep
        .sweep()
        .catch((error: unknown) => this.logger.error({ err: error, sweep: this.times.name }, 'Failed; trying again'))
        .then(() => this.schedule(this.times.everyMs));
    }, delay);
  }
}
