import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.mjs';
import { expect, test } from '../support/fixtures';
import { newAddress } from '../support/mail';

const DEALER = 'ejenorte-tijuana';

/** The page of a distributor, on another site than ours: `localhost` is none of `127.0.0.1`. */
async function dealersPage(stack: Stack): Promise<{ server: Server; url: string }> {
  const script = `<script src="${stack.url}/embed.js" data-distribuidor="${DEALER}" async></script>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Ejenorte</title><h1>Ejenorte Tijuana</h1>${script}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = new URL(stack.url).hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  return { server, url: `http://${host}:${(server.address() as AddressInfo).port}` };
}

const letShow = (stack: Stack, origins: readonly string[]) =>
  stack.sql(
    `update distributor set embedded = true, embed_origins = '{${origins.join(',')}}' where slug = '${DEALER}'`,
  );

const frameOf = (page: Page) => page.frameLocator('iframe[title="Calculadora de financiamiento"]');
const heightOf = (page: Page) => page.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetHeight);

test("a distributor's page shows the calculator as high as it is, and its quotes are theirs", async ({
  page,
  stack,
}) => {
  const { server, url } = await dealersPage(stack);
  await letShow(stack, [url]);
  const told: unknown[] = [];
  await page.exposeFunction('tell', (message: unknown) => told.push(message));
  await page.addInitScript(() => {
    if (window !== window.top) return;
    window.addEventListener('message', ({ data }) =>
      (window as unknown as { tell: (data: unknown) => void }).tell(data),
    );
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(async () => {
    await page.goto(url);
    await expect(frameOf(page).getByRole('heading', { name: 'Elija su vehículo' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  const frame = frameOf(page);
  await expect(frame.getByText('Ejenorte Tijuana')).toBeVisible();
  const inner = () =>
    frame.locator('html').evaluate((html) => [html.scrollHeight, html.clientHeight, html.scrollWidth]);
  await expect.poll(async () => Math.abs((await inner())[0]! - (await heightOf(page)))).toBeLessThan(4);
  expect((await inner())[2]).toBeLessThanOrEqual(360);

  await frame.getByRole('button', { name: /Cascadia 126/ }).click();
  await frame.getByText(/DD13 DT12 6x4/).click();
  // By the keyboard: the frame grows with what is chosen, and a mouse would press where the button was.
  const goOn = () => frame.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).press('Enter');
  await goOn();
  // The first step asks who finances, too.
  await expect(frame.getByRole('heading', { name: 'Arme su plan' })).toBeVisible();
  await frame.getByText('Persona moral').first().click();
  await goOn();
  await frame.getByLabel('Nombre').fill('Ana Ruiz');
  await frame.getByLabel('Correo').fill(newAddress());
  await frame.getByRole('textbox', { name: 'Teléfono' }).fill('664 555 0130');
  await frame.getByRole('checkbox', { name: /aviso de privacidad/i }).check();
  await frame
    .getByRole('button', { name: /enviar/i })
    .filter({ visible: true })
    .click();
  await expect(frame.getByRole('heading', { name: 'Su cotización va en camino' })).toBeVisible();

  const opening = page.waitForEvent('popup');
  await frame.getByRole('link', { name: /Ver la cotización completa/ }).click();
  const quote = await opening;
  await expect(quote.getByRole('region', { name: 'Quién le atiende' })).toContainText('Alejandra Cota Ibarra');
  const made = await stack.sql(`select channel, distributor_slug from quote order by created_at desc limit 1`);
  expect(JSON.stringify(made)).toContain('embed');
  expect(told.length).toBeGreaterThan(0);
  for (const message of told) expect(message).toEqual({ type: 'flota:height', height: expect.any(Number) });
  server.close();
});

test('a page of another site shows none of it, and no other page of ours stands in a frame', async ({
  page,
  stack,
}) => {
  const { server, url } = await dealersPage(stack);
  await letShow(stack, ['https://www.ejenorte.example']);
  const policyOf = async (path: string) =>
    (await page.request.get(stack.url + path)).headers()['content-security-policy'] ?? '';
  await expect.poll(() => policyOf(`/embed/${DEALER}`)).toContain('frame-ancestors https://www.ejenorte.example;');
  for (const path of ['/', '/calculadora/paso-1', '/mis-cotizaciones', '/acceso', '/admin']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'");
  }
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(url);
  await refused;
  await expect(frameOf(page).getByRole('heading', { name: 'Elija su vehículo' })).toHaveCount(0);
  server.close();
});
