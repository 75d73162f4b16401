import type { FastifyInstance } from 'fastify';
import { REFRESH_COOKIES, type SessionCookies } from '../auth/session-cookies.js';
import { XSRF_COOKIE, XSRF_HEADER } from '../csrf/csrf.js';
import { ProblemException } from '../errors/problem.exception.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call with our cookies does no more here than one without: there is nothing to forge. */
    ignoresCookies?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OURS = [XSRF_COOKIE, ...Object.values(REFRESH_COOKIES)];

/** What a browser asks for before it posts: the challenge of a public form, and the backoffice's page. */
const HANDS_OUT = ['/api/altcha/challenge', '/admin'];

/**
 * Anti-forgery for every unsafe call that carries one of our cookies, which is every one a browser makes. A client
 * without cookies has nothing that another site could misuse. The site's pages are the
 * same for everybody and bear no cookie; the token comes with the challenge of each form, and with every refusal.
 */
export function addCsrfHook(fastify: FastifyInstance, cookies: SessionCookies): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method)) {
      if (HANDS_OUT.some((address) => request.url.startsWith(address))) cookies.ensureXsrf(request, reply);
      return;
    }
    if (request.routeOptions.config.ignoresCookies) return;
    const header = request.headers[XSRF_HEADER];
    const carriesOurs = OURS.some((name) => request.cookies[name] !== undefined);
    if (carriesOurs && !cookies.isGenuine(request, typeof header === 'string' ? header : undefined)) {
      // The refusal brings the right token, so that a browser whose token was lost or is of another session can repeat
      // the call at once. Another site can provoke this answer, but cannot read the cookie.
      cookies.renewXsrf(request, reply);
      throw new ProblemException(403, 'REQUEST.CSRF');
    }
  });
}
