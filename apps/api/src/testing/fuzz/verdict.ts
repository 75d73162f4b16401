import { batchSummarySchema, problemSchema, tokenRefusalSchema } from '@flota/schemas';
import { NDJSON } from '../../platform/http/streamed-bodies.js';
import type { FuzzRequest } from './fuzz-request.js';
import type { RawAnswer } from '../raw-http.js';

/** What tells how the house is built: frames of a stack, texts of the database and of its client. */
const INSIDES =
  /\n\s+at [^\n]+:\d+:\d+|node_modules|\/src\/[\w/.-]+\.[jt]s|PrismaClient|prisma\.\w+\.|invalid input syntax|violates (?:unique|check|foreign|not-null)|duplicate key value|relation "\w+"|\bSQLSTATE\b|\bECONN\w+/;

/** Pages of the sandboxes are pages and no answers of the API. */
const PAGE = /^\/(?:pago|firma)-de-prueba\//;

/** There OAuth says what a refusal looks like. */
const TOKENS = '/api/integrations/v1/oauth/token';

/** What is wrong with an answer, whatever was asked; null when nothing is. */
export function wrongWith(
  { method, target }: Pick<FuzzRequest, 'method' | 'target'>,
  { status, headers, body }: RawAnswer,
  told?: ReadonlySet<string>,
): string | null {
  const text = body.toString('utf8');
  if (status === null) return 'no answer';
  // Another call may have closed the site a moment ago, which is no failure of this one.
  if (status === 503 && text.includes('"SITE.CLOSED"')) return null;
  if (status >= 500) return `status ${status}: ${/"correlationId":"([\w-]+)"/.exec(text)?.[1] ?? text.slice(0, 200)}`;
  if (INSIDES.test(text)) return `tells its insides: ${INSIDES.exec(text)?.[0]}`;
  const stream = wrongWithStream(headers['content-type'] ?? '', text);
  if (stream) return stream;
  if (status < 400)
    return told && !told.has(String(status)) && status !== 304 ? `status ${status} is not described` : null;
  if (PAGE.test(target) && headers['content-type']?.startsWith('text/html')) return null;
  if (method === 'HEAD') return null;
  if (target.startsWith(TOKENS) && tokenRefusalSchema.safeParse(parsed(text)).success) return null;
  return wrongWithProblem(status, headers['content-type'] ?? '', text);
}

/** Rows are answered before it is known how they end, which the last line says. */
function wrongWithStream(contentType: string, text: string): string | null {
  if (!contentType.startsWith(NDJSON)) return null;
  const last = batchSummarySchema.safeParse(parsed(/^\{"summary":.*$/m.exec(text)?.[0] ?? ''));
  if (!last.success) return 'a stream without a summary';
  const { problem } = last.data.summary;
  return problem && problem.status >= 500 ? `a stream ended with ${problem.status}: ${problem.correlationId}` : null;
}

function wrongWithProblem(status: number, contentType: string, text: string): string | null {
  if (!contentType.startsWith('application/problem+json'))
    return `status ${status} is no problem but ${contentType || 'nothing'}`;
  try {
    const problem = problemSchema.parse(JSON.parse(text));
    return problem.status === status ? null : `status ${status} says ${problem.status}`;
  } catch (error) {
    return `no valid problem: ${String(error).slice(0, 200)}`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** By what a problem says of itself. */
export function codeOf({ status, body }: RawAnswer): string {
  if (status === null || status < 400) return String(status);
  return /"code":"([A-Z_.]+)"/.exec(body.toString('utf8'))?.[1] ?? String(status);
}
