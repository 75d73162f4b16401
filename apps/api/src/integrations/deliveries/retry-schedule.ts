const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After the first attempt, the second …: the schedule that Standard Webhooks recommends. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** What could not be delivered for so long is given up. */
export const PATIENCE_MS = 72 * HOUR;

/** A target that asks for more (`Retry-After`) is asked again all the same: what it is owed ends after three days. */
const LONGEST_ASKED_SECONDS = 3_600;

/** What a target asked for before it is tried again, as far as it is heeded, in seconds. */
export const askedPause = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.min(Math.ceil(seconds), LONGEST_ASKED_SECONDS);

/**
 * How long after a failed attempt it is tried again, in milliseconds: the last time when its patience ends, and not before the
 * target asked for.
 */
export function retryAfterMs(
  { attempts, giveUpAt }: { attempts: number; giveUpAt: Date },
  now: Date,
  askedSeconds: number | null = null,
): number {
  const usual = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 5 * SECOND;
  // A little for everybody else, so that what failed together is not tried together.
  const pause = Math.max(usual, (askedSeconds ?? 0) * SECOND);
  const jittered = Math.round(pause * (1 + Math.random() / 10));
  return Math.max(0, Math.min(jittered, giveUpAt.getTime() - now.getTime()));
}
