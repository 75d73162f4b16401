import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

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
  /** From now on every request is answered with this status; `null`: as usual. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

/** Puts and gets objects in the S3 protocol, path style. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: S3Request[] = [];
  let failure: number | null = null;

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
    if (failure !== null) return sendError(response, failure, 'SomethingElse');
    if (method === 'PUT') {
      objects.set(path, body);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    const object = objects.get(path);
    return object ? response.writeHead(200).end(object) : sendError(response, 404, 'NoSuchKey');
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failWith(status) {
      failure = status;
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
