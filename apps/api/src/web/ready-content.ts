import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ContentVersion } from '../platform/content-version/content-version.js';
import { type PublishedRoute, publishedRoutes } from '../platform/http/published.js';
import { insideHeaders } from '../platform/site-opening/inside-call.js';
import { KeptAnswers, type Made } from './kept-answers.js';
import { ReadyAnswer, send } from './ready-answer.js';

const MAX_BYTES = 16 * 1024 * 1024;
/** Pages that are rendered within this time of each other read a thing once. */
const READ_AGAIN_MS = 2_000;

/** What is of one request, or of the way it came by. */
const NOT_KEPT = [
  'x-request-id',
  'set-cookie',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
];

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ReadyContent {
  /** Answers a request for published content, with `otherwise` what is none. Answers whether it is such a request. */
  serve: (request: IncomingMessage, response: ServerResponse, otherwise: Listener) => boolean;
  /** The same for a page that is being rendered; `null` for an address of anything else. */
  read: (url: string, visitor: string) => Promise<ReadyAnswer> | null;
}

/** The API's published content as bytes: made by its route once, and sent until content changes. */
export function readyContent(app: NestFastifyApplication): ReadyContent {
  const fastify = app.getHttpAdapter().getInstance();
  const version = app.get(ContentVersion);
  const keyOf = keysOf(publishedRoutes(app));

  async function make(url: string, visitor: string): Promise<Made> {
    const made = await fastify.inject({
      url,
      remoteAddress: visitor,
      headers: { ...insideHeaders(), accept: 'application/json' },
    });
    const own = Object.entries(made.headers).filter(([name]) => !NOT_KEPT.includes(name));
    const headers = {
      'cache-control': 'no-cache',
      ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      vary: 'accept-encoding',
    };
    const answer = new ReadyAnswer(made.statusCode, headers, made.rawPayload);
    return { answer, shared: made.statusCode === 200, failed: made.statusCode >= 500 };
  }

  const kept = new KeptAnswers({ maxBytes: MAX_BYTES, contentVersion: () => version.current, make });
  version.watch();
  return {
    serve(request, response, otherwise) {
      const key = request.method === 'GET' || request.method === 'HEAD' ? keyOf(request.url ?? '') : null;
      if (key === null) return false;
      if (kept.serve(key, request, response)) return true;
      // A refusal is of one request: its own route answers it, with an id to find it by.
      kept.obtain(key, request.socket.remoteAddress ?? '').then(
        (answer) => (answer.status === 200 ? send(request, response, answer) : otherwise(request, response)),
        () => otherwise(request, response),
      );
      return true;
    },
    read(url, visitor) {
      const key = keyOf(url);
      if (key === null) return null;
      const recent = kept.recent(key, READ_AGAIN_MS);
      return recent ? Promise.resolve(recent) : kept.obtain(key, visitor);
    },
  };
}

/**
 * What an answer is kept under: the path and the parameters that its route declares, in their order; all others change nothing.
 * `null` for what is no such route.
 */
export function keysOf(routes: readonly PublishedRoute[]): (url: string) => string | null {
  const whole = new Map<string, string[]>();
  const named = new Map<string, string[]>();
  for (const { path, parameters } of routes) {
    const [start = '', name] = path.split(':');
    (name ? named : whole).set(start, parameters);
  }
  const parametersOf = (path: string) =>
    whole.get(path) ?? (path.endsWith('/') ? undefined : named.get(path.slice(0, path.lastIndexOf('/') + 1)));

  return (url) => {
    const start = url.indexOf('?');
    const path = start < 0 ? url : url.slice(0, start);
    const parameters = parametersOf(path);
    if (!parameters) return null;
    if (start < 0 || parameters.length === 0) return path;
    const given = new URLSearchParams(url.slice(start + 1));
    const taken = parameters.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]));
    return taken.length > 0 ? `${path}?${new URLSearchParams(taken).toString()}` : path;
  };
}
