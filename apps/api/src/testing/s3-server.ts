import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface S3Request {
  method: string;
  path: string;
  authorization: string;
  contentType: string | undefined;
  /** Whether the body is what the signed headers say it is. */
  bodyMatches: boolean;
}

export interface S3Server {
  url: string;
  requests: S3Request[];
  /** What it has, by path. */
  objects: Map<string, Buffer>;
  /** From now on every request is answered with this status; `null`: as usual. */
  failWith(status: number | null, code?: string): void;
  /** From now on every answer takes so long, in milliseconds. */
  answerAfter(ms: number): void;
  /** The next so many connections are cut before they are answered. */
  cut(times: number): void;
  close(): Promise<void>;
}

/** Puts, gets and deletes objects in the S3 protocol, path style. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: S3Request[] = [];
  let failure: number | null = null;
  let failureCode = '';
  let delayMs = 0;
  let cuts = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    const body = await buffer(request);
    const { method = '', headers } = request;
    requests.push({
      method,
      path,
      authorization: headers.authorization ?? '',
      contentType: headers['content-type'],
      bodyMatches: headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex'),
    });
    if (cuts-- > 0) return request.socket.destroy();
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    if (failure !== null) return sendError(response, failure, failureCode);
    if (method === 'PUT') {
      objects.set(path, body);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const object = objects.get(path);
    if (!object) return sendError(response, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined) return response.writeHead(200).end(object);
    const part = object.subarray(Number(first), Number(last) + 1);
    return response.writeHead(206, { 'content-range': `bytes ${first}-${last}/${object.length}` }).end(part);
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    objects,
    answerAfter(ms) {
      delayMs = ms;
    },
    cut(times) {
      cuts = times;
    },
    failWith(status, code = 'SomethingElse') {
      failure = status;
      failureCode = code;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendError(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
