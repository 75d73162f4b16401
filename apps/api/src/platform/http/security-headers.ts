import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../config/env.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** Of this answer's Content-Security-Policy; inline scripts of our own pages carry it. */
    cspNonce?: string;
  }
}

/** Nothing from elsewhere: scripts, fonts, pictures and calls are all our own. */
export async function addSecurityHeaders(fastify: FastifyInstance, env: Env): Promise<void> {
  fastify.addHook('onRequest', async (request) => {
    request.raw.cspNonce = randomBytes(16).toString('base64');
  });
  const https = env.APP_URL.startsWith('https:');
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (request: IncomingMessage) => `'nonce-${request.cspNonce}'`],
        // React and MUI write style attributes and elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // Over plain http (a first look at localhost) the browser would be sent to an address that isn't there.
    hsts: https,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
