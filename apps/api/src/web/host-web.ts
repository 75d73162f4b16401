import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Env, ENV } from '../platform/config/env.js';
import { ContentVersion } from '../platform/content-version/content-version.js';
import { SiteState } from '../platform/site-opening/site-state.js';
import { StaffPreview } from '../platform/site-opening/staff-preview.js';
import { cacheControl } from './cache-control.js';
import { hostSite } from './host-site.js';
import { type Listener, readyContent } from './ready-content.js';

// The same steps up from src/web and from dist/web.
const APPS = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Serves the built site and backoffice from this process, on the API's own port. */
export async function hostWeb(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const backoffice = requireBuild(join(APPS, 'backoffice/dist'));
  const siteFiles = requireBuild(join(APPS, 'site/build/client'));
  await hostBackoffice(fastify, backoffice);
  await fastify.register(fastifyStatic, fromBuild(siteFiles));
  const content = readyContent(app);
  const site = app.get(SiteState);
  const pages = await hostSite(fastify, {
    serverBuild: requireBuild(join(APPS, 'site/build/server/index.js')),
    appUrl: app.get<Env>(ENV).APP_URL,
    contentVersion: app.get(ContentVersion),
    content,
    site,
    preview: app.get(StaffPreview),
  });
  serveFirst(fastify, (request, response, otherwise) => {
    // Of a closed site nothing is ready: who asks for it is looked at.
    if (!site.isSurelyOpen) return otherwise(request, response);
    if (content.serve(request, response, otherwise)) return;
    if (!pages.serve(request, response)) otherwise(request, response);
  });
}

/** What is ready goes out before anything else looks at the request. */
function serveFirst(
  { server }: FastifyInstance,
  serve: (...call: [...Parameters<Listener>, otherwise: Listener]) => void,
): void {
  const listeners = server.listeners('request') as Listener[];
  const otherwise: Listener = (request, response) => {
    for (const listener of listeners) listener(request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => serve(request, response, otherwise));
}

function requireBuild(path: string): string {
  if (!existsSync(path)) throw new Error(`Not built: ${path}. Run \`npm run build\`.`);
  return path;
}

const POLICY = 'content-security-policy';
/** Where the page of the backoffice looks for the secret that the style elements it makes have to bear. */
const NO_NONCE = 'name="style-nonce" content=""';

async function hostBackoffice(fastify: FastifyInstance, root: string): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  await fastify.register(fastifyStatic, {
    ...fromBuild(root, ['index.html']),
    prefix: '/admin/',
    decorateReply: false,
  });
  // Every other address below /admin is a page of the backoffice's own, told apart in the browser.
  for (const url of ['/admin', '/admin/*']) {
    fastify.get(url, (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const policy = String(reply.getHeader(POLICY)).replace(
        "style-src-elem 'self'",
        `style-src-elem 'self' 'nonce-${nonce}'`,
      );
      return reply
        .type('text/html')
        .headers({ 'cache-control': 'no-store', [POLICY]: policy })
        .send(page.replace(NO_NONCE, `name="style-nonce" content="${nonce}"`));
    });
  }
}

const DRAWING = /[/\\]artwork[/\\]/;

/** Every file by its own route. */
const fromBuild = (root: string, leftOut: readonly string[] = []): FastifyStaticOptions => ({
  root,
  wildcard: false,
  // The build lays compressed copies beside the files; a copy is no file of its own.
  preCompressed: true,
  globIgnore: ['**/*.{br,gz}', ...leftOut],
  index: false,
  cacheControl: false,
  setHeaders: (reply, path) => {
    void reply.header('cache-control', cacheControl(path));
    // Published content names the site's drawings, and is shown on other sites too (content/api).
    if (DRAWING.test(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');
  },
});
