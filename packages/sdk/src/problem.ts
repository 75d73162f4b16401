import type { components } from './openapi-types.js';

type ProblemDetails = components['schemas']['Problem'];

/** A call that was not answered as wished. `code` is stable; `correlationId` finds it in the lender's log. */
export class FlotaProblem extends Error {
  override readonly name = 'FlotaProblem';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Partial<ProblemDetails> = {},
  ) {
    super(`${status} ${code}${details.detail ? `: ${details.detail}` : ''}`);
  }
}

/** What an answer that is no success says of itself, whatever sent it. */
export async function problemOf(response: Response): Promise<FlotaProblem> {
  const text = await response.text().catch(() => '');
  const body = parsed(text) as Partial<ProblemDetails> & { error?: unknown };
  const code = body.code ?? (typeof body.error === 'string' ? body.error : 'UNKNOWN');
  return new FlotaProblem(response.status, code, body);
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
