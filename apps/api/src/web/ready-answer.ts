import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** An answer as bytes, in every coding a browser asks for: nothing is left to do but to send it. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** Its ETag is that of its content. */
export async function readyAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<ReadyAnswer> {
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    gzipped(body),
  ]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, etag }, bodies: { br, gzip: gz, identity: body } };
}

/** Bytes it takes in memory. */
export const sizeOf = ({ bodies }: ReadyAnswer): number =>
  bodies.br.length + bodies.gzip.length + bodies.identity.length;

/** Straight to the socket: no framework has anything to add. */
export function send(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  if (answer.status === 200 && request.headers['if-none-match'] === answer.headers.etag) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const coding = codingFor(request.headers['accept-encoding']);
  const body = answer.bodies[coding];
  const headers: Record<string, string | number> = { ...answer.headers, 'content-length': body.length };
  if (coding !== 'identity') headers['content-encoding'] = coding;
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function codingFor(accepted: string | string[] | undefined): keyof ReadyAnswer['bodies'] {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}
