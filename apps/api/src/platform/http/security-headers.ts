import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';
import { REPORT_PATH } from '../csp-reports/report-types.js';

/** What a page may ask a browser for: where the nearest dealer is, passkeys, a picture over the whole screen. */
const PERMISSIONS = [
  ...['geolocation', 'fullscreen', 'publickey-credentials-create', 'publickey-credentials-get'].map(
    (name) => `${name}=(self)`,
  ),
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'gyroscope', 'magnetometer'].map(
    (name) => `${name}=()`,
  ),
  ...['microphone', 'midi', 'payment', 'picture-in-picture', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

const REPORTED = `report-uri /${REPORT_PATH};report-to csp`;

/** Nothing from elsewhere: scripts, fonts, pictures and calls are all our own. */
export async function addSecurityHeaders(fastify: FastifyInstance, env: Env): Promise<void> {
  const https = env.APP_URL.startsWith('https:');
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The site's pages add the hashes of their own inline scripts (web/script-hashes.ts); others don't run.
        scriptSrc: ["'self'"],
        // React writes style attributes. Style elements are files of ours; the backoffice's bear a nonce (web/host-web.ts).
        // Browsers that can't tell the two (Safari before 15.4) go by the first.
        styleSrc: ["'self'", "'unsafe-inline'"],
        styleSrcElem: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        reportUri: [`/${REPORT_PATH}`],
        reportTo: ['csp'],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // Over plain http (a first look at localhost) the browser would be sent to an address that isn't there.
    hsts: https,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A window that another site opened can neither reach ours nor be reached, and nobody embeds what we send.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const endpoint = new URL(REPORT_PATH, env.APP_URL).href;
  fastify.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'permissions-policy': PERMISSIONS,
      'reporting-endpoints': `csp="${endpoint}"`,
      // Where a text becomes a page or a script, as a first look at who does that: nothing is stopped by it.
      'content-security-policy-report-only': `require-trusted-types-for 'script';${REPORTED}`,
    });
  });
}
