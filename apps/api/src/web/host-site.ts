import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppLoadContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pathToFileURL } from 'node:url';
import { ProblemException } from '../platform/errors/problem.exception.js';

/** What the site's loaders find on their context (`apps/site/app/load-context.ts`). */
interface HostContext {
  nonce: string;
  api: (path: string, init?: RequestInit) => Promise<Response>;
}

/**
 * Renders the site for every address that nothing else answers. Its loaders call the public API in this same process:
 * one way to the data for server and browser, without a trip over the network.
 */
export async function hostSite(fastify: FastifyInstance, serverBuild: string): Promise<void> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/') || isMissingFile(request.url)) throw ProblemException.notFound();
      const context: HostContext = { nonce: request.raw.cspNonce ?? '', api: inProcessApi(fastify, request) };
      const loadContext = Object.assign(new RouterContextProvider(), context);
      // With the middleware flag the router wants its provider, which its types only say inside the site's own build.
      return reply.send(await handle(webRequest(request), loadContext as unknown as AppLoadContext));
    },
  });
}

/** A picture or script that is not there must not become a redirect to the home page; `.data` is the router's own. */
const isMissingFile = (url: string): boolean => /\.(?!data(\?|$))[a-z0-9]{2,5}(\?|$)/i.test(url);

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
  });
}

const inProcessApi =
  (fastify: FastifyInstance, page: FastifyRequest): HostContext['api'] =>
  async (path, init = {}) => {
    const answer = await fastify.inject({
      method: init.method ?? 'GET',
      url: path,
      // The visitor's own address, for rate limits and logs; no cookies, so that an anonymous page stays anonymous.
      remoteAddress: page.ip,
      headers: { ...Object.fromEntries(new Headers(init.headers)), accept: 'application/json' },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
