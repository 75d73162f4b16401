import type { ErrorCode, FieldError } from '@flota/schemas';

interface ProblemOptions {
  /** For whoever calls the API, in English; people read the text the client has for the code. */
  detail?: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** What a person needs to decide, by name. */
  figures?: Record<string, string>;
}

/** An answer that is not the wished one, and the caller may know why. Leaves as RFC 9457 problem details. */
export class ProblemException extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly options: ProblemOptions = {},
  ) {
    super(options.detail ?? code);
  }

  static notFound(): ProblemException {
    return new ProblemException(404, 'RESOURCE.NOT_FOUND');
  }

  static forbidden(): ProblemException {
    return new ProblemException(403, 'AUTH.FORBIDDEN');
  }

  /** Somebody changed it since. */
  static stale(): ProblemException {
    return new ProblemException(409, 'RESOURCE.STALE');
  }

  static invalid(errors: FieldError[]): ProblemException {
    return new ProblemException(422, 'REQUEST.INVALID', { detail: 'Some fields were refused.', errors });
  }
}
