import { Logger } from '@nestjs/common';

/** Between two lines about the same thing. */
const PAUSE_MS = 60_000;

/**
 * What goes wrong between a queue and where it is kept. Each worker tries again several times a second: of the same failure
 * there is one line a minute, which says how often it happened.
 */
export class QueueWarnings {
  private readonly logger = new Logger('Queue');
  private readonly said = new Map<string, { at: number; since: number }>();

  note(queue: string, { message }: Error, now = Date.now()): void {
    const what = `${queue}: ${message}`;
    const last = this.said.get(what);
    if (last && now - last.at < PAUSE_MS) {
      last.since += 1;
      return;
    }
    this.forgetOld(now);
    this.said.set(what, { at: now, since: 0 });
    this.logger.warn(last?.since ? `${what} (${last.since} times more since)` : what);
  }

  /** Messages may bear what is different each time. */
  private forgetOld(now: number): void {
    for (const [what, { at }] of this.said) if (now - at >= PAUSE_MS) this.said.delete(what);
  }
}
