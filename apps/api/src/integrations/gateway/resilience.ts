import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CountBreaker,
  decorrelatedJitterGenerator,
  ExponentialBackoff,
  handleWhen,
  retry,
  type RetryPolicy,
} from 'cockatiel';
import { OutboundError, type OutboundErrorKind } from './outbound-error.js';

const MOST_ATTEMPTS = 3;

/** What says that the system itself is not well, and not that it was asked for something wrong. */
const OUTAGE: ReadonlySet<OutboundErrorKind> = new Set([
  'unreachable',
  'timeout',
  'too-long',
  'not-understood',
  'failing',
]);

export interface BreakerRules {
  /** How long nothing is asked of a system that is down, in milliseconds; longer each time it still is. */
  restMs: number;
  /** After how many calls half of which failed. */
  after: number;
}

export const USUAL_BREAKER: BreakerRules = { restMs: 5_000, after: 6 };
const LONGEST_REST_MS = 60_000;
const REMEMBERED_CALLS = 20;

const isOutage = (error: unknown) => error instanceof OutboundError && OUTAGE.has(error.kind);

/**
 * Counts the last calls, whenever they were: outside systems may be asked once an hour. One that fails every other time
 * opens it as well, which a count of failures in a row never would.
 */
export const newBreaker = ({ restMs, after }: BreakerRules): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isOutage), {
    breaker: new CountBreaker({ threshold: 0.49, size: REMEMBERED_CALLS, minimumNumberOfCalls: after }),
    halfOpenAfter: new ExponentialBackoff({ initialDelay: restMs, maxDelay: LONGEST_REST_MS }),
  });

/** Runs a call unless its system rests. */
export async function unlessOpen<Result>(
  system: string,
  breaker: CircuitBreakerPolicy,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await breaker.execute(call);
  } catch (error) {
    if (error instanceof BrokenCircuitError) throw new OutboundError(system, 'open-circuit');
    throw error;
  }
}

const FULL = 10;
const BACK_PER_SUCCESS = 0.2;

/**
 * How much may be tried again: a system in trouble must not get three times its load. Each failure takes a piece, five
 * successes give one back, and below half of them nothing is tried again (as gRPC throttles its retries).
 */
export class RetryBudget {
  private left = FULL;

  get allows(): boolean {
    return this.left > FULL / 2;
  }

  succeeded(): void {
    this.left = Math.min(FULL, this.left + BACK_PER_SUCCESS);
  }

  failed(): void {
    this.left = Math.max(0, this.left - 1);
  }
}

/** A second attempt helps against what passes by itself within a moment, unless the system asked for more time. */
const passesSoon = (error: unknown): boolean => {
  if (!(error instanceof OutboundError)) return false;
  if (error.kind === 'failing') return (error.retryAfterSeconds ?? 0) <= 1;
  return error.kind === 'unreachable' && error.reason !== 'certificate' && error.reason !== 'name-unknown';
};

/** Again after a while that is never the same for two callers, as long as the budget allows. */
export const retryWithin = (budget: RetryBudget): RetryPolicy =>
  retry(
    handleWhen((error) => passesSoon(error) && budget.allows),
    {
      maxAttempts: MOST_ATTEMPTS - 1,
      backoff: new ExponentialBackoff({
        generator: decorrelatedJitterGenerator,
        initialDelay: 200,
        maxDelay: 2_000,
      }),
    },
  );
