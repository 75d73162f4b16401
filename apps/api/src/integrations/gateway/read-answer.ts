import type { z } from 'zod';
import { OutboundError } from './outbound-error.js';
import type { OutboundRequest } from './outbound-request.js';
import type { RawAnswer } from './transport.js';

const NOT_JSON = Symbol('not JSON');

function parsed(body: Buffer): unknown {
  const text = body.toString('utf8').trim();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOT_JSON;
  }
}

function read({ as = 'json' }: Pick<OutboundRequest<z.ZodType>, 'as'>, { body }: RawAnswer): unknown {
  if (as === 'bytes') return body;
  return as === 'text' ? body.toString('utf8') : parsed(body);
}

/** @throws OutboundError `not-understood` when it is packed, no JSON or of another shape: whatever it says of itself */
export function readAnswer<Schema extends z.ZodType>(
  system: string,
  request: OutboundRequest<Schema>,
  answer: RawAnswer,
): z.output<Schema> {
  const { status } = answer;
  const packed = answer.headers['content-encoding'];
  const isPlain = packed === undefined || packed === 'identity';
  const content = isPlain ? read(request, answer) : NOT_JSON;
  const { success, data } = request.schema.safeParse(content);
  if (content === NOT_JSON || !success) throw new OutboundError(system, 'not-understood', { status });
  return data;
}

const seconds = (header: string | string[] | undefined): number | undefined => {
  const told = Number(header);
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  if (Number.isFinite(told)) return Math.max(0, told);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - Date.now()) / 1_000));
};

/** Refusals that say "not now": try later, as with 5xx. */
const NOT_NOW = new Set([408, 425, 429]);

/** What an answer of 4xx or 5xx means. */
export function failureOf(system: string, { status, headers, body }: RawAnswer): OutboundError {
  if (status >= 500 || NOT_NOW.has(status)) {
    return new OutboundError(system, 'failing', { status, retryAfterSeconds: seconds(headers['retry-after']) });
  }
  const answer = parsed(body);
  return new OutboundError(system, status === 401 ? 'unauthorised' : 'refused', {
    status,
    answer: answer === NOT_JSON ? undefined : answer,
  });
}
