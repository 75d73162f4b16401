import { matchRoutes, type ServerBuild } from 'react-router';
import type { FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { ProblemException } from '../platform/errors/problem.exception.js';
import type { Opening } from '../platform/site-opening/site-state.js';
import type { StaffPreview } from '../platform/site-opening/staff-preview.js';
import type { KeptAnswers } from './kept-answers.js';
import { pageOf, routeTree } from './page-addresses.js';
import { ReadyAnswer, withMark } from './ready-answer.js';

/** The page that stands in for those that visitors may not see yet. It bears no script: its address is another one. */
export const COMING_SOON = '/proximamente';

/** What a search engine and a monitor are told of a site that was open before: come again, and forget nothing. */
const AGAIN_AFTER_SECONDS = 3_600;

/** No page of a closed site is listed or kept. */
const NOT_LISTED = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' } as const;

/** Robots may come, to be told on each page that it is not to be listed. */
const ROBOTS = 'User-agent: *\nDisallow: /admin\nDisallow: /api/\n';

interface Parts {
  build: Pick<ServerBuild, 'routes'>;
  pages: Pick<KeptAnswers, 'obtain'>;
  preview: Pick<StaffPreview, 'isStaff'>;
}

/**
 * What is answered of the site while it is closed: to visitors one page of the brand in place of all but accounts and what
 * the law asks for, to signed-in staff the site as it will be (docs/decisions/066).
 */
export class ClosedSite {
  private readonly isShown: (path: string) => boolean;

  constructor(private readonly parts: Parts) {
    this.isShown = shownWhileClosed(parts.build);
  }

  /** @param address one of `pageAddresses` */
  async answer({ cookies, ip }: Pick<FastifyRequest, 'cookies' | 'ip'>, address: string, opening: Opening) {
    const { pages, preview } = this.parts;
    const [path = '/'] = address.split('?', 1);
    if (await preview.isStaff(cookies)) {
      return withMark(await pages.obtain(address, ip), 'data-preview', NOT_LISTED);
    }
    if (path === '/robots.txt') return text(ROBOTS);
    if (path === '/__manifest' || this.isShown(pageOf(path))) {
      return withHeaders(await pages.obtain(address, ip), NOT_LISTED);
    }
    if (path.endsWith('.data')) return documentAt(pageOf(path));
    if (path.endsWith('.xml')) throw new ProblemException(503, 'SITE.CLOSED');
    const { status, headers } = standIn(opening);
    return withHeaders(await pages.obtain(COMING_SOON, ip), headers, status);
  }
}

/** Whether a page is there though the site is closed, which a route on its way says (`whileClosed` of its `handle`). */
function shownWhileClosed({ routes }: Parts['build']): (path: string) => boolean {
  const tree = routeTree(routes);
  return (path) =>
    (matchRoutes(tree, path) ?? []).some(({ route: { id = '' } }) => {
      const { whileClosed } = Object(routes[id]?.module.handle) as { whileClosed?: boolean };
      return whileClosed === true;
    });
}

/**
 * A site that never opened has nothing to be found: 200 and noindex, so that nobody's monitor takes it for broken. One that
 * was open is away for a while: 503, which leaves search engines what they know, and tells monitors that nobody is served.
 */
const standIn = ({ wasOpen }: Opening): { status: number; headers: Record<string, string> } =>
  wasOpen
    ? { status: 503, headers: { ...NOT_LISTED, 'retry-after': String(AGAIN_AFTER_SECONDS) } }
    : { status: 200, headers: NOT_LISTED };

const withHeaders = (
  { status, headers, body }: ReadyAnswer,
  more: Readonly<Record<string, string>>,
  other = status,
): ReadyAnswer => new ReadyAnswer(other, { ...headers, ...more }, body);

/** The router in the browser, which asked for a page's data, leaves for the page itself: another one is there. */
const documentAt = (path: string): ReadyAnswer =>
  new ReadyAnswer(
    204,
    { ...NOT_LISTED, 'x-remix-redirect': path, 'x-remix-status': '302', 'x-remix-reload-document': 'true' },
    Buffer.alloc(0),
  );

const text = (body: string): ReadyAnswer =>
  new ReadyAnswer(200, { ...NOT_LISTED, 'content-type': 'text/plain; charset=utf-8' }, Buffer.from(body));
