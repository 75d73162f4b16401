import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What an outside system may do to whoever calls it. */
export const FAULTS = [
  'slow',
  'dripping',
  'failing',
  'flapping',
  'wrong-types',
  'error-in-200',
  'truncated',
  'redirect-private',
  'endless',
  'hang-up',
] as const;
export type Fault = (typeof FAULTS)[number];

/** An answer as it would be from a system that is well. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const DRIP_MS = 200;
const ENDLESS_PIECE = Buffer.alloc(64 * 1024, 'x');

/** Every value as one of another type, at any depth. */
function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { items: value.map(otherTypes) };
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, otherTypes(inner)]));
  }
  if (typeof value === 'string') return { text: 1 };
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : 0;
}

function misspelt({ body }: Answer): Buffer {
  try {
    return Buffer.from(JSON.stringify(otherTypes(JSON.parse(body.toString('utf8')))));
  } catch {
    return Buffer.from('[{"nothing": ["of", "the", "kind"]}]');
  }
}

const half = ({ body }: Answer): Buffer =>
  body.length > 1 ? body.subarray(0, Math.floor(body.length / 2)) : Buffer.from('{"id');

async function drip(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  response.writeHead(status, headers);
  // Never an end, and always a sign of life.
  for (let at = 0; !response.destroyed; at += 1) {
    response.write(body.subarray(at % Math.max(1, body.length), (at % Math.max(1, body.length)) + 1).toString() || ' ');
    await wait(DRIP_MS, undefined, { ref: false });
  }
}

async function pourForEver(response: ServerResponse): Promise<void> {
  response.writeHead(200, JSON_TYPE);
  response.write('{"data":"');
  while (!response.destroyed) {
    if (!response.write(ENDLESS_PIECE))
      await Promise.race([drained(response), wait(DRIP_MS, undefined, { ref: false })]);
  }
}

const drained = (response: ServerResponse) => new Promise<void>((done) => response.once('drain', () => done()));

/** Does to a caller what the fault says. `lure`: where a redirect leads to. */
export async function misbehave(
  fault: Exclude<Fault, 'flapping'>,
  response: ServerResponse,
  answer: Answer,
  lure: string,
): Promise<void> {
  switch (fault) {
    case 'slow':
      return;
    case 'dripping':
      return drip(response, answer);
    case 'failing':
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>');
      return;
    case 'wrong-types':
      response.writeHead(answer.status, { ...answer.headers, ...JSON_TYPE }).end(misspelt(answer));
      return;
    case 'error-in-200':
      response.writeHead(200, JSON_TYPE).end('{"error":{"code":500,"message":"Internal error"}}');
      return;
    case 'truncated':
      response.writeHead(200, JSON_TYPE).end(half(answer));
      return;
    case 'redirect-private':
      response.writeHead(307, { location: lure }).end();
      return;
    case 'endless':
      return pourForEver(response);
    case 'hang-up':
      response.socket?.destroy();
      return;
  }
}
