import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { publicBrandSchema, siteSettingsSchema } from '@flota/schemas';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type Env, ENV } from '../platform/config/env.js';
import { ContentVersion } from '../platform/content-version/content-version.js';
import { SiteState } from '../platform/site-opening/site-state.js';
import { StaffPreview } from '../platform/site-opening/staff-preview.js';
import { cacheControl } from './cache-control.js';
import { hostSite } from './host-site.js';
import { type Listener, type ReadyContent, readyContent } from './ready-content.js';

// The same steps up from src/web and from dist/web.
const APPS = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Serves the built site and backoffice from this process, on the API's own port. */
export async function hostWeb(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const backoffice = requireBuild(join(APPS, 'backoffice/dist'));
  const siteFiles = requireBuild(join(APPS, 'site/build/client'));
  await fastify.register(fastifyStatic, fromBuild(siteFiles));
  const content = readyContent(app);
  const site = app.get(SiteState);
  await hostBackoffice(fastify, backoffice, content);
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
/** And for whose it is. */
const NO_LENDER = 'name="lender" content=""';
const NO_PALETTE = 'name="palette" content=""';
const NO_FONTS = 'name="fonts" content=""';
const NO_TITLE = '<title>Administración</title>';

async function hostBackoffice(fastify: FastifyInstance, root: string, content: ReadyContent): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  await fastify.register(fastifyStatic, {
    ...fromBuild(root, ['index.html']),
    prefix: '/admin/',
    decorateReply: false,
  });
  // Every other address below /admin is a page of the backoffice's own, told apart in the browser.
  for (const url of ['/admin', '/admin/*']) {
    fastify.get(url, async (request, reply) => {
      const told = await lenderOf(content, request.ip);
      const lender = asText(told.name);
      const nonce = randomBytes(16).toString('base64');
      const policy = String(reply.getHeader(POLICY)).replace(
        "style-src-elem 'self'",
        `style-src-elem 'self' 'nonce-${nonce}'`,
      );
      return reply
        .type('text/html')
        .headers({ 'cache-control': 'no-store', [POLICY]: policy })
        .send(
          page
            .replace(NO_NONCE, `name="style-nonce" content="${nonce}"`)
            .replace(NO_LENDER, () => `name="lender" content="${lender}"`)
            .replace(NO_PALETTE, () => `name="palette" content="${asText(told.palette)}"`)
            .replace(NO_FONTS, () => `name="fonts" content="${asText(told.fonts)}"`)
            .replace(NO_TITLE, () => `<title>${[lender, 'Administración'].filter(Boolean).join(' · ')}</title>`),
        );
    });
  }
}

const asText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const nameSchema = siteSettingsSchema.pick({ companyName: true });

const lookSchema = publicBrandSchema.pick({ palette: true, fonts: true });

/** What the page of the backoffice is told of whose it is. */
interface Told {
  name: string;
  palette: string;
  fonts: string;
}

/** All empty while they can't be read: staff get in all the same. */
async function lenderOf(content: ReadyContent, visitor: string): Promise<Told> {
  const read = async <Schema extends z.ZodType>(path: string, schema: Schema) => {
    const answer = await content.read(path, visitor);
    return answer?.status === 200 ? schema.parse(JSON.parse(answer.body.toString())) : null;
  };
  const [site, brand] = await Promise.all([read('/api/settings', nameSchema), read('/api/brand', lookSchema)]);
  const text = (value: object | undefined) => (value ? JSON.stringify(value) : '');
  return { name: site?.companyName ?? '', palette: text(brand?.palette), fonts: text(brand?.fonts) };
}

/** What published content names, which other sites show too (content/api), and what mails show, which a mail program may read in a browser. */
const DRAWING = /[/\\](?:artwork|silhouettes)[/\\]/;

/** Scripts, styles and fonts of a build. A worker obeys the policy it came with, as a page does: pdf.js's is an `.mjs`. */
const NEVER_A_PAGE = /[/\\]assets[/\\].*\.(?:js|css|woff2)(?:\.br|\.gz)?$/;

/** What a browser heeds on pages only: more than a thousand bytes, which many a script is not. */
const OF_PAGES = [
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

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
    if (NEVER_A_PAGE.test(path)) for (const name of OF_PAGES) reply.removeHeader(name);
    if (DRAWING.test(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');
  },
});
