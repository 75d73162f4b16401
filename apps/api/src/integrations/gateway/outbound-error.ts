import type { z } from 'zod';

/** What went wrong with a call to an outside system. */
export type OutboundErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'refused-address'
  | 'redirected'
  | 'too-long'
  | 'not-understood'
  | 'refused'
  | 'failing'
  | 'unauthorised'
  | 'open-circuit';

/** Why a system is `unreachable`, or an address `refused-address`, where that is known. */
export type OutboundReason =
  'name-unknown' | 'connection-refused' | 'connection-lost' | 'certificate' | 'private-address' | 'not-https';

const LATER_MAY_HELP: ReadonlySet<OutboundErrorKind> = new Set([
  'unreachable',
  'timeout',
  'not-understood',
  'failing',
  'open-circuit',
]);

interface Details {
  reason?: OutboundReason | undefined;
  status?: number | undefined;
  /** In seconds, as the system asked for it. */
  retryAfterSeconds?: number | undefined;
  /** What it said of its refusal, parsed. Kept out of logs. */
  answer?: unknown;
}

/** A call that brought no answer of use. Its message names the system and the fault: never a secret, an address or a body. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly reason: OutboundReason | undefined;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Private to the language, so that no logger finds it: it may hold personal data. */
  readonly #answer: unknown;

  constructor(
    /** Which system, e.g. `crm`. */
    readonly system: string,
    readonly kind: OutboundErrorKind,
    details: Details = {},
  ) {
    super([`${system}: ${kind}`, details.status, details.reason].filter(Boolean).join(' '));
    this.reason = details.reason;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.#answer = details.answer;
  }

  /** Whether the same call may succeed later without anybody changing anything. */
  get retryable(): boolean {
    return LATER_MAY_HELP.has(this.kind);
  }

  /** What the system said with its refusal, if it has that shape: its own error codes, for who knows them. */
  answerAs<Schema extends z.ZodType>(schema: Schema): z.output<Schema> | null {
    const { success, data } = schema.safeParse(this.#answer);
    return success ? data : null;
  }
}
