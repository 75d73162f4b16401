const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After the first attempt, the second …: the schedule that Standard Webhooks recommends. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** What could not be delivered for so long is given up. */
export const PATIENCE_MS = 72 * HOUR;

/** How long after a failed attempt it is tried again, in milliseconds: the last time when its patience ends. */
export function retryAfterMs({ attempts, giveUpAt }: { attempts: number; giveUpAt: Date }, now: Date): number {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 5 * SECOND;
  // A little for everybody else, so that what failed together is not tried together.
  const jittered = Math.round(pause * (1 + Math.random() / 10));
  return Math.max(0, Math.min(jittered, giveUpAt.getTime() - now.getTime()));
}
