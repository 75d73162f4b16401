import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/fixtures';

/** The public routes of section 2 of the specification, in its order, and those that lead to their Spanish address. */
const ROUTES = [
  ['/', 'Home'],
  ['/planes-financiamiento', 'Plans overview'],
  ['/planes-financiamiento/credito-directo', 'Direct Credit page'],
  ['/planes-financiamiento/arrendamiento-puro', 'Pure leasing'],
  ['/planes-financiamiento/arrendamiento-financiero', 'Financial leasing'],
  ['/planes-financiamiento/flexibility', 'Flexibility plan'],
  ['/planes-financiamiento/insurance', 'Insurance'],
  ['/calculadora/paso-1', 'Quote calculator'],
  ['/calculator/vehicles', 'Calculator vehicles'],
  ['/calculadora/puedo-pagar', 'What somebody can pay'],
  ['/distribuidores', 'Dealer locator'],
  ['/contacto', 'Contact'],
  ['/acerca', 'About the company'],
  ['/noticias', 'News list'],
  ['/noticias/que-es-el-cat-y-como-leerlo', 'News detail'],
  ['/faqs/general-questions', 'FAQs'],
  ['/faqs/pagos', 'FAQs of a category'],
  ['/legales/terminosycondiciones', 'Legal pages'],
  ['/legales/aviso-de-privacidad', 'Privacy notice'],
  ['/legales/une', 'UNE'],
  ['/legales/comisiones-y-cat', 'Fees and CAT'],
  ['/legales/reca', 'RECA'],
  ['/legales/despachos-de-cobranza', 'Collection agencies'],
  ['/legales/buro-de-entidades-financieras', 'Buró de Entidades Financieras'],
  ['/legales/cookies', 'Cookies'],
  ['/legales/leyendas-de-riesgo', 'Risk legends'],
  ['/legales/revocacion', 'Legal rights-request page'],
  ['/brand-financial', 'Brand page'],
  ['/brand-insurance', 'Brand page'],
  ['/brand-daimler', 'Brand page'],
  ['/registro', 'Registration'],
  ['/acceso', 'Login'],
  ['/welcome', 'Welcome'],
  ['/reset-password', 'Reset of the password'],
  ['/new-password', 'New password'],
  ['/formularios', 'Forms'],
  ['/campaign/renueva-tu-flota', 'Campaign'],
  ['/syntage', 'Syntage'],
  ['/pago-confirmado', 'Payment confirmation'],
] as const;

const MOVED = [
  ['/about', '/acerca'],
  ['/legal', '/legales/terminosycondiciones'],
  ['/login', '/acceso'],
  ['/news-details', '/noticias'],
  ['/news-details/que-es-el-cat-y-como-leerlo', '/noticias/que-es-el-cat-y-como-leerlo'],
  ['/faqs', '/faqs/general-questions'],
  ['/calculadora', '/calculadora/paso-1'],
  ['/no-existe/de/verdad', '/'],
] as const;

test('every route has a page that says what it is about, as no other one does, and fits', async ({ page, stack }) => {
  test.slow();
  /** Of what says what a page is about, the page it was said of. */
  const said = new Map<string | null, string>();
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  for (const [path, purpose] of ROUTES) {
    await test.step(`${path}: ${purpose}`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const description = await content('meta[name=description]');
      expect(description?.length).toBeGreaterThan(40);
      for (const text of [await page.title(), description]) {
        expect(said.get(text), `${text}: said of ${path}, too`).toBeUndefined();
        said.set(text, path);
      }
      expect(await content('meta[name=keywords]')).toBeTruthy();
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${stack.url}${path}`);
      const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\//);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('addresses of former days and in English lead to their page', async ({ page, stack }) => {
  for (const [from, to] of MOVED) {
    await page.goto(from);
    await expect(page).toHaveURL(`${stack.url}${to}`);
  }
});

test('sitemap.xml lists every page that search engines may find, robots.txt names it, and the news have a feed', async ({
  page,
  stack,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const hidden = new Set([
    ...['/registro', '/acceso', '/welcome', '/reset-password', '/new-password'],
    ...['/pago-confirmado', '/campaign/renueva-tu-flota'],
  ]);
  for (const [path] of ROUTES) expect(sitemap.includes(`<loc>${stack.url}${path}</loc>`), path).toBe(!hidden.has(path));
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${stack.url}/sitemap.xml`);
  const feed = await page.request.get('/noticias/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).toContain(`<link>${stack.url}/noticias/que-es-el-cat-y-como-leerlo</link>`);
});

test('the site asks nobody else for anything', async ({ page, stack }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(stack.url) && !/^(data|blob):/.test(url)) elsewhere.push(url);
  });
  for (const path of ['/', '/distribuidores', '/contacto', '/planes-financiamiento/credito-directo']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
});

/** What is answered to a request whose first line names another host. */
async function answerTo(target: string, { port, hostname }: URL): Promise<string> {
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('pages speak of themselves by their own address, however they are called', async ({ stack }) => {
  const own = new URL(stack.url);
  const targets = [
    '/',
    '/?x=1',
    '/noticias?x=1',
    'http://evil.example/',
    'http://evil.example/noticias',
    '/sitemap.xml',
  ];
  for (const target of [...targets, 'http://evil.example/sitemap.xml', 'http://evil.example/robots.txt']) {
    const answer = await answerTo(target, own);
    expect(answer, target).toMatch(/^HTTP\/1.1 200 /);
    expect(answer, target).not.toContain('evil.example');
    expect(answer, target).not.toContain('?x=1');
  }
  for (const target of ['//evil.example/', '///', '//[', '/\\evil.example', 'http://evil.example//evil.example/']) {
    const answer = await answerTo(target, own);
    expect(answer, target).toMatch(/^HTTP\/1.1 (200|302|308|404) /);
    expect(answer, target).not.toMatch(/\nlocation: (\/[/\\]|https?:)/i);
  }
});
