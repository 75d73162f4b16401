import { Injectable } from '@nestjs/common';
import type { CurrentStaff } from '../auth/current-user.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';
import { SecurityEvents } from './security-events.js';

/** Of one member of staff, whatever they read in full: more than a day's work asks for, and too few to carry off a portfolio. */
const REVEALS: Limit = { name: 'reveal-identifier', points: 40, seconds: 3_600 };

interface Reveal {
  resource: string;
  recordId: string;
  /** What is read of it, and which one. */
  what: string;
  of: string;
  reason: string;
  note: string;
}

/** What is masked for all is read in full by staff who say why. */
@Injectable()
export class Reveals {
  constructor(
    private readonly events: SecurityEvents,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Notes who reads what and why, before it is told: without a trace nothing is.
   *
   * @throws ProblemException 429
   */
  async note(staff: CurrentStaff, { resource, recordId, what, of, reason, note }: Reveal): Promise<void> {
    await this.limiter.consume(REVEALS, staff.id);
    const details = { what, of, reason, ...(note && { note }) };
    await this.events.noteOrFail('reveal', { resource, recordId, actor: staff, details });
  }
}
