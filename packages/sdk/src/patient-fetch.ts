import type { Authentication } from './authentication.js';
import { problemOf } from './problem.js';

type Fetch = typeof fetch;

export interface Patience {
  /** How often a call is tried that may be tried again; 1 for never again. */
  attempts: number;
  /** The longest that is waited between two attempts, in seconds. What asks for longer is told as it is. */
  longestWaitSeconds: number;
}

/** Before the second attempt, where nobody says how long; twice as long each time. */
export const FIRST_WAIT_SECONDS = 0.5;
/** Too many at the moment, or nobody there at the moment. */
const LATER = new Set([429, 502, 503, 504]);
const SAFE = new Set(['GET', 'HEAD']);

/**
 * Calls with what authenticates, waits as long as `Retry-After` says, and tries again what may be: reads, and what was
 * turned away before anything was done (429, 503). Answers that are no success are thrown as `FlotaProblem`.
 */
export function patientFetch(send: Fetch, authenticated: Authentication, patience: Patience): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    let isRenewed = false;
    for (let attempt = 1; ; attempt += 1) {
      const header = await authenticated.header();
      const outcome = await once(send, request, header);
      if (outcome instanceof Response && (outcome.ok || outcome.status === 304)) return outcome;
      if (!canRepeat(request)) throw await thrown(outcome);
      if (outcome instanceof Response && outcome.status === 401 && !isRenewed && authenticated.renew(header)) {
        isRenewed = true;
        continue;
      }
      const wait = waitSeconds(request, outcome, attempt);
      if (wait === null || attempt >= patience.attempts || wait > patience.longestWaitSeconds)
        throw await thrown(outcome);
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    }
  };
}

/** The answer, or why there is none. */
async function once(send: Fetch, request: Request, authorization: string): Promise<unknown> {
  // What streams can be sent once: it is not copied, and not tried again.
  const attempt = canRepeat(request) ? request.clone() : request;
  attempt.headers.set('authorization', authorization);
  return send(attempt).catch((error: unknown) => error);
}

/** A body that streams is gone once it was sent. */
const canRepeat = ({ headers }: Request): boolean => headers.get('content-type') !== 'application/x-ndjson';

/** How long to wait for the next attempt; `null` for what is not tried again. */
function waitSeconds({ method }: Request, outcome: unknown, attempt: number): number | null {
  const backoff = FIRST_WAIT_SECONDS * 2 ** (attempt - 1) * (1 + Math.random());
  if (!(outcome instanceof Response)) return SAFE.has(method) ? backoff : null;
  if (!LATER.has(outcome.status)) return null;
  const told = Number(outcome.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(told)) return told;
  return SAFE.has(method) ? backoff : null;
}

const thrown = async (outcome: unknown): Promise<unknown> =>
  outcome instanceof Response ? problemOf(outcome) : outcome;
