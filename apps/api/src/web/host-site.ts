import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AppLoadContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pathToFileURL } from 'node:url';
import type { ContentVersion } from '../platform/content-version/content-version.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { type ReadyAnswer, readyAnswer, send } from './ready-answer.js';
import { type Made, ReadyPages } from './ready-pages.js';
import { scriptHashes } from './script-hashes.js';

/** What the site's loaders find on their context (`apps/site/app/load-context.ts`). */
interface HostContext {
  api: (path: string, init?: RequestInit) => Promise<Response>;
}

interface Options {
  serverBuild: string;
  /** Pages speak of themselves by this address, whatever name they were called by. */
  appUrl: string;
  contentVersion: ContentVersion;
}

/** Browsers ask again each time, and show what they have meanwhile for at most this long. */
const SHARED_PAGE = 'public, max-age=0, stale-while-revalidate=30';

/**
 * Renders the site for every address that nothing else answers. Its loaders call the public API in this same process:
 * one way to the data for server and browser, without a trip over the network. They never see a cookie, so a page is
 * the same for everybody unless it says otherwise (`Cache-Control`), and is kept as bytes.
 */
export async function hostSite(fastify: FastifyInstance, { serverBuild, appUrl, contentVersion }: Options) {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  const render = createRequestHandler(build, 'production');
  let securityHeaders: Readonly<Record<string, string>> = {};

  async function make(url: string, visitor: string): Promise<Made> {
    const calls = apiCalls(fastify, visitor);
    const context: HostContext = { api: calls.api };
    const loadContext = Object.assign(new RouterContextProvider(), context);
    // With the middleware flag the router wants its provider, which its types only say inside the site's own build.
    const page = await render(new Request(new URL(url, appUrl)), loadContext as unknown as AppLoadContext);
    const own = Object.fromEntries(page.headers);
    const shared = page.status === 200 && own['cache-control'] === undefined;
    const body = Buffer.from(await page.arrayBuffer());
    const headers = {
      ...withPolicyFor(securityHeaders, body),
      ...(shared && { 'cache-control': SHARED_PAGE }),
      ...own,
      vary: 'accept-encoding',
    };
    return { answer: await readyAnswer(page.status, headers, body), shared, failed: calls.failed() };
  }

  const pages = new ReadyPages({ contentVersion: () => contentVersion.current, make, markOutdated });
  contentVersion.watch();
  serveFirst(fastify, pages);
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/') || isMissingFile(request.url)) throw ProblemException.notFound();
      securityHeaders = headersOf(reply);
      const answer = await pages.obtain(request.url, request.ip);
      reply.hijack();
      send(request.raw, reply.raw, answer);
    },
  });
}

/** Ready pages go out before anything else looks at the request. */
function serveFirst({ server }: FastifyInstance, pages: ReadyPages): void {
  const listeners = server.listeners('request') as ((...call: Parameters<ReadyPages['serve']>) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (pages.serve(request, response)) return;
    for (const listener of listeners) listener(request, response);
  });
}

/**
 * A picture or script that is not there must not become a redirect to the home page. `.data` is the router's own, and
 * `.xml` and `.txt` are made by the site's routes.
 */
const isMissingFile = (url: string): boolean => /\.(?!(data|xml|txt)(\?|$))[a-z0-9]{2,5}(\?|$)/i.test(url);

/** What every answer bears, as the security plugin has set it on this one. */
function headersOf(reply: FastifyReply): Record<string, string> {
  const { 'x-request-id': _ofThisRequest, 'set-cookie': _ofThisVisitor, ...headers } = reply.getHeaders();
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

const POLICY = 'content-security-policy';

function withPolicyFor(headers: Readonly<Record<string, string>>, page: Buffer): Record<string, string> {
  const sources = ["script-src 'self'", ...scriptHashes(page.toString('utf8'))].join(' ');
  const policy = headers[POLICY]?.replace("script-src 'self'", sources);
  return { ...headers, ...(policy && { [POLICY]: policy }) };
}

/** Tells the visitor, by the mark that the site shows a notice for (`OutdatedNotice.tsx`). */
async function markOutdated({ status, headers, bodies }: ReadyAnswer): Promise<ReadyAnswer> {
  const html = bodies.identity.toString('utf8').replace('<html ', '<html data-outdated ');
  return readyAnswer(status, { ...headers, 'cache-control': 'no-store' }, Buffer.from(html));
}

function apiCalls(fastify: FastifyInstance, visitor: string): { api: HostContext['api']; failed: () => boolean } {
  let failed = false;
  return {
    failed: () => failed,
    api: async (path, init = {}) => {
      const answer = await fastify.inject({
        method: init.method ?? 'GET',
        url: path,
        // The visitor's own address, for rate limits and logs; no cookies, so that an anonymous page stays anonymous.
        remoteAddress: visitor,
        headers: { ...Object.fromEntries(new Headers(init.headers)), accept: 'application/json' },
        ...(typeof init.body === 'string' && { payload: init.body }),
      });
      failed ||= answer.statusCode >= 500;
      const empty = answer.statusCode === 204 || answer.statusCode === 304;
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
    },
  };
}
