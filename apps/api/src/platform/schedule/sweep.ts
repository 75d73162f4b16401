import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

/**
 * Work that a worker looks for by itself: at its start, unless that can wait, and again so long after the last time. A
 * plain timer in every worker, not a scheduled job: a schedule kept in Redis is gone when Redis is wiped. What several
 * workers find at once must be done once, which is for `sweep` to see to.
 */
export abstract class Sweep implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  protected abstract readonly everyMs: number;
  protected readonly firstAfterMs: number = 0;
  protected stopped = false;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  /** A long one gives up early once `stopped`. */
  abstract sweep(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.schedule(this.firstAfterMs);
  }

  /** Waits for the one in hand: a later shutdown phase closes the database. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.sweep()
        .catch((error: unknown) => this.logger.error({ err: error }, 'Sweep failed; trying again'))
        .then(() => this.schedule(this.everyMs));
    }, delay);
  }
}
