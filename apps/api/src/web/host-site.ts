import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AppLoadContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { FRAMED_BY_HEADER, mapTileSource, PREVIEW_PARAMETER, siteSettingsSchema } from '@flota/schemas';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { ContentVersion } from '../platform/content-version/content-version.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { framedBySites, framedHeaders } from '../platform/http/framed-by-us.js';
import { insideHeaders } from '../platform/site-opening/inside-call.js';
import type { SiteState } from '../platform/site-opening/site-state.js';
import type { StaffPreview } from '../platform/site-opening/staff-preview.js';
import { ClosedSite, COMING_SOON } from './closed-site.js';
import { KeptAnswers, type Made } from './kept-answers.js';
import { pageAddresses } from './page-addresses.js';
import { ReadyAnswer, send, withMark } from './ready-answer.js';
import type { ReadyContent } from './ready-content.js';
import { RenderGate, TooBusy } from './render-gate.js';
import { withHashesForNonce } from './script-hashes.js';
import { tooBusyAnswer } from './too-busy.js';

/** What the site's loaders find on their context (`apps/site/app/load-context.ts`). */
interface HostContext {
  api: (path: string, init?: RequestInit) => Promise<Response>;
  nonce: string;
}

interface Options {
  serverBuild: string;
  /** Pages speak of themselves by this address, whatever name they were called by. */
  appUrl: string;
  contentVersion: ContentVersion;
  content: ReadyContent;
  site: SiteState;
  preview: StaffPreview;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** A page takes some ten milliseconds of the thread, between which others have their turn. */
const RENDERING = { atOnce: 2, waiting: 40, longestMs: 3_000 };
/** Browsers ask again each time, and show what they have meanwhile for at most this long. */
const SHARED_PAGE = 'public, max-age=0, stale-while-revalidate=30';

/**
 * Renders the site for every address that nothing else answers. Its loaders call the public API in this same process:
 * one way to the data for server and browser, without a trip over the network. They never see a cookie, so a page is
 * the same for everybody unless it says otherwise (`Cache-Control`), and is kept as bytes.
 */
export async function hostSite(
  fastify: FastifyInstance,
  { serverBuild, appUrl, contentVersion, content, site, preview }: Options,
) {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  const render = createRequestHandler(build, 'production');
  const addressOf = pageAddresses(build);
  const { origin } = new URL(appUrl);
  const gate = new RenderGate(RENDERING);
  let securityHeaders: Readonly<Record<string, string>> = {};

  /** `address` is one of `addressOf`: a path of this host, so that no other one gets into a page. */
  async function make(address: string, visitor: string, draft?: string): Promise<Made> {
    const calls = apiCalls(fastify, content, visitor, draft);
    const nonce = randomBytes(16).toString('hex');
    const context: HostContext = { api: calls.api, nonce };
    const loadContext = Object.assign(new RouterContextProvider(), context);
    // With the middleware flag the router wants its provider, which its types only say inside the site's own build.
    const page = await render(new Request(origin + address), loadContext as unknown as AppLoadContext);
    const { [FRAMED_BY_HEADER]: framedBy, ...own } = Object.fromEntries(page.headers);
    const shared = page.status === 200 && own['cache-control'] === undefined;
    const { html, sources, styles } = withHashesForNonce(await page.text(), nonce);
    const policy = { scripts: sources, styles, pictures: await tileSources(content, visitor) };
    const headers = {
      ...framedBySites(withPolicyFor(securityHeaders, policy), framedBy),
      ...(shared && { 'cache-control': SHARED_PAGE }),
      ...own,
      vary: 'accept-encoding',
    };
    return { answer: new ReadyAnswer(page.status, headers, Buffer.from(html)), shared, failed: calls.failed() };
  }

  /** The page as it would be with a look that is not published yet; none keeps it, and the backoffice shows it in a frame. */
  async function showDraft(address: string, visitor: string, draft: string): Promise<ReadyAnswer> {
    const { status, headers, body } = (await gate.pass(() => make(address, visitor, draft))).answer;
    const framed = new ReadyAnswer(status, { ...headers, ...framedHeaders(headers[POLICY] ?? '') }, body);
    return isAccount(address) ? withMark(framed, 'data-sample', {}) : framed;
  }

  const pages = new KeptAnswers({
    maxBytes: MAX_BYTES,
    contentVersion: () => contentVersion.current,
    make: (address, visitor) => gate.pass(() => make(address, visitor)),
    markOutdated,
  });
  contentVersion.watch();
  const closed = new ClosedSite({ build, pages, preview });
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/') || isMissingFile(request.url)) throw ProblemException.notFound();
      securityHeaders = headersOf(reply);
      const [opening, draft] = await Promise.all([site.now(), draftOf(fastify, request.url)]);
      const address = addressOf(request.url);
      // It stands in for other pages, and is none of its own.
      if (opening.isOpen && address === COMING_SOON) return reply.redirect('/');
      const open = () =>
        opening.isOpen ? pages.obtain(address, request.ip) : closed.answer(request, address, opening);
      const answering = draft === null ? open() : showDraft(address, request.ip, draft);
      const answer = await answering.catch((error: unknown) => {
        if (error instanceof TooBusy) return tooBusyAnswer(request, securityHeaders);
        throw error;
      });
      reply.hijack();
      send(request.raw, reply.raw, answer);
    },
  });
  return {
    /** Sends the page if it is ready. Answers whether it did. */
    serve: (request: IncomingMessage, response: ServerResponse) =>
      request.method === 'GET' &&
      !isPreview(request.url ?? '') &&
      pages.serve(addressOf(request.url ?? '/'), request, response),
  };
}

/** Nobody is signed in where a look is tried on: the site shows an invented account there (`api/account/sample`). */
const isAccount = (address: string): boolean => address.startsWith('/my-account/');

const isPreview = (url: string): boolean => url.includes(`${PREVIEW_PARAMETER}=`);

/** The token of a look that is being worked at, if the address bears one that counts. */
async function draftOf(fastify: FastifyInstance, url: string): Promise<string | null> {
  const token = isPreview(url) ? new URLSearchParams(url.split('?')[1]).get(PREVIEW_PARAMETER) : null;
  if (!token) return null;
  const { statusCode } = await fastify.inject({ url: draftPath(token) });
  return statusCode === 200 ? token : null;
}

const draftPath = (token: string): string => `/api/brand/drafts/${encodeURIComponent(token)}`;

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

/** What a page may load beyond what every answer says: its own scripts and styles, and the pictures of the map. */
function withPolicyFor(
  headers: Readonly<Record<string, string>>,
  { scripts, styles, pictures }: Record<'scripts' | 'styles' | 'pictures', readonly string[]>,
): Record<string, string> {
  const also = (policy: string, directive: string, sources: readonly string[]) =>
    policy.replace(`${directive} 'self'`, [`${directive} 'self'`, ...sources].join(' '));
  const own = headers[POLICY];
  const policy = own && also(also(also(own, 'script-src', scripts), 'style-src-elem', styles), 'img-src', pictures);
  return { ...headers, ...(policy && { [POLICY]: policy }) };
}

const mapSettings = siteSettingsSchema.pick({ mapTileUrl: true });

/**
 * Where the map's tiles come from. On every page, as the site changes from one to another without asking for its headers; a
 * change of the setting makes all pages anew, and so their policy.
 */
async function tileSources(content: ReadyContent, visitor: string): Promise<string[]> {
  const settings = await content.read('/api/settings', visitor);
  if (settings?.status !== 200) return [];
  const { mapTileUrl } = mapSettings.parse(JSON.parse(settings.body.toString()));
  const source = mapTileUrl === null ? null : mapTileSource(mapTileUrl);
  return source ? [source] : [];
}

/** Tells the visitor, by the mark that the site shows a notice for (`OutdatedNotice.tsx`). */
const markOutdated = (answer: ReadyAnswer): ReadyAnswer =>
  withMark(answer, 'data-outdated', { 'cache-control': 'no-store' });

function apiCalls(
  fastify: FastifyInstance,
  content: ReadyContent,
  visitor: string,
  draft: string | undefined,
): { api: HostContext['api']; failed: () => boolean } {
  let failed = false;
  const answered = (status: number, headers: [string, string][], body: Buffer) => {
    failed ||= status >= 500;
    const empty = status === 204 || status === 304;
    return new Response(empty ? null : new Uint8Array(body), { status, headers });
  };
  return {
    failed: () => failed,
    api: async (asked, init = {}) => {
      const path = draft !== undefined && asked === '/api/brand' ? draftPath(draft) : asked;
      const method = init.method ?? 'GET';
      const published = method === 'GET' ? await content.read(path, visitor) : null;
      if (published) return answered(published.status, Object.entries(published.headers), published.body);
      const answer = await fastify.inject({
        method,
        url: path,
        // The visitor's own address, for rate limits and logs; no cookies, so that an anonymous page stays anonymous.
        remoteAddress: visitor,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...insideHeaders(), accept: 'application/json' },
        ...(typeof init.body === 'string' && { payload: init.body }),
      });
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return answered(answer.statusCode, headers, answer.rawPayload);
    },
  };
}
