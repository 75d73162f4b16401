/** What is known of an attempt that failed. */
export interface AttemptFacts {
  /** HTTP's, where there was an answer. */
  status: number | null;
  durationMs: number;
  /** Nothing that is sent now would arrive: the target itself is away. */
  away: boolean;
  /** What the target asked for before it is tried again, bounded; `null` where it said nothing. */
  retryAfterSeconds: number | null;
}

/** Its message is what staff read. */
export class FailedAttempt extends Error {
  override readonly name = 'FailedAttempt';

  constructor(
    message: string,
    readonly facts: AttemptFacts,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
