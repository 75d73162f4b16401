import type { FastifyInstance } from 'fastify';
import type { SessionCookies } from '../auth/session-cookies.js';
import { XSRF_HEADER } from '../csrf/csrf.js';
import { isFromElsewhere } from '../csrf/own-page.js';
import { ProblemException } from '../errors/problem.exception.js';
import { SAFE_METHODS } from './safe-methods.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call with our cookies does no more here than one without: there is nothing to forge. */
    ignoresCookies?: boolean;
  }
}

/** What a browser asks for before it posts: the challenge of a public form, and the backoffice's page. */
const HANDS_OUT = ['/api/altcha/challenge', '/admin'];

/**
 * Refuses what another site's page made a browser send. On top of that, anti-forgery for every unsafe call that carries one
 * of our cookies, which is every one a browser makes. A client without cookies has nothing that another site could misuse.
 * The site's pages are the same for everybody and bear no cookie; the token comes with the challenge of each form, and with
 * every refusal.
 */
export function addCsrfHook(fastify: FastifyInstance, cookies: SessionCookies, siteUrl: string): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) {
      if (HANDS_OUT.some((address) => request.url.startsWith(address))) cookies.ensureXsrf(request, reply);
      return;
    }
    if (request.routeOptions.config.ignoresCookies) return;
    // Also without cookies: a sign-in that another site makes would put its own session in the place of the visitor's.
    if (isFromElsewhere(request, siteUrl)) throw new ProblemException(403, 'REQUEST.CROSS_SITE');
    const header = request.headers[XSRF_HEADER];
    if (cookies.cameAlong(request) && !cookies.isGenuine(request, typeof header === 'string' ? header : undefined)) {
      // The refusal brings the right token, so that a browser whose token was lost or is of another session can repeat
      // the call at once. Another site can provoke this answer, but cannot read the cookie.
      cookies.renewXsrf(request, reply);
      throw new ProblemException(403, 'REQUEST.CSRF');
    }
  });
}
