import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const PAGES = [
  '/',
  '/calculadora/paso-1',
  '/calculadora/puedo-pagar?persona=moral&pago=80000',
  '/calculator/vehicles',
  '/vehiculos/cascadia-126',
  '/distribuidores',
  '/distribuidores?estado=19',
  '/acceso',
  '/registro',
  '/buscar',
  '/buscar?q=seguros',
  '/faqs/general-questions',
  '/faqs/pagos?q=seguro',
  '/faqs/pagos?q=velero',
  '/legales/aviso-de-privacidad',
  '/legales/cookies?solo=1',
  '/acerca',
  '/noticias',
  '/noticias/como-reconocer-un-fraude-a-nombre-de-una-financiera',
  '/brand-financial',
  '/formularios',
  '/pago-confirmado',
  '/pagar',
  '/verificar-carta',
  '/planes-financiamiento',
  '/planes-financiamiento/credito-directo',
  '/planes-financiamiento/arrendamiento-puro',
  '/planes-financiamiento/insurance',
  '/contacto',
  '/campaign/renueva-tu-flota',
  '/syntage',
  '/legales/revocacion',
];

for (const width of [360, 1440]) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} at ${width} px${width === 1440 ? ' @thorough' : ''}`, async ({ page }) => {
      // Sections that fade in are judged as they are once they have.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
}

/** Pages of one kind have addresses of one beginning and length; plans with rules and the one without are two. */
const kindOf = (path: string): string => {
  const [first = '', ...rest] = path.split(/[?#]/)[0]!.split('/').slice(1);
  return `${first.replace(/^brand-.*/, 'brand')}/${rest.length}`;
};

test('every kind of page that the sitemap names is among those', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(paths.length).toBeGreaterThan(30);
  const judged = new Set(PAGES.map(kindOf));
  expect(paths.filter((path) => !judged.has(kindOf(path)))).toEqual([]);
});

test('axe finds nothing on the steps of the calculator and on the quote', async ({ page, calculator }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await expectAccessible(page);
  await calculator.choosePlan();
  await calculator.submit();
  await expectAccessible(page);
  await calculator.fillContact({ name: 'Ana Ruiz', email: 'ana@example.com', phone: '55 1234 5678' });
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
  await expectAccessible(page);
});

test('pages can be read before scripts arrive', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /cotizar/i }).first()).toBeVisible();
  await page.goto('/calculadora/paso-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});
