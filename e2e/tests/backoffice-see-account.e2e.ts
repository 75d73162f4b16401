import type { BrowserContext, Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import type { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 1000 } });

const CUSTOMER = 'Martín Arriaga Solís';
const BANNER =
  /^Usted ve la cuenta de Martín Arriaga Solís como la ve su titular\. Solo lectura\. Termina a las \d\d:\d\d\./;

/** The tab in which staff look at the account, by keyboard. */
async function look(page: Page, context: BrowserContext): Promise<Page> {
  await page.getByRole('button', { name: 'Ver como el cliente' }).press('Enter');
  const asking = page.getByRole('dialog', { name: `Ver la cuenta de ${CUSTOMER}` });
  await asking.getByRole('combobox', { name: /Motivo/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Revisar algo que no se ve bien' }).focus();
  await page.keyboard.press('Enter');
  await asking.getByRole('button', { name: 'Continuar' }).press('Enter');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir en otra pestaña' }).press('Enter');
  const view = await opened;
  await expect(view.getByRole('region', { name: 'Vista de la cuenta' })).toContainText(BANNER);
  return view;
}

async function openCustomer(page: Page, backoffice: Backoffice): Promise<void> {
  await backoffice.signIn('care');
  await backoffice.open('Clientes');
  await page.getByRole('row', { name: new RegExp(CUSTOMER) }).click();
}

/** What this browser has of the account, besides what is in its pages' memory. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const figures = await caches.match('/my-account/guardado/cifras');
    return { local: { ...localStorage }, session: { ...sessionStorage }, figures: (await figures?.text()) ?? '' };
  });

test('staff see an account as its holder does, change nothing, and leave whoever is signed in beside it alone @thorough', async ({
  backoffice,
  context,
  page,
  stack,
}) => {
  // In three windows.
  test.slow();
  // Another customer, in the same browser.
  const own = await context.newPage();
  await openAccount(own, stack, 'empresa@flota.test', '/my-account/home');
  await expect(own.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await expect.poll(async () => (await stored(own)).figures).toContain('"key":"home"');

  await openCustomer(page, backoffice);
  const before = await stored(own);
  const view = await look(page, context);
  await expect(view.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  expect(view.url()).toBe(`${stack.url}/my-account/home`);
  await expectSound(view, 1440);

  // What is off says why.
  await view.getByRole('button', { name: 'Pagar', exact: true }).first().click();
  const notice = view.getByRole('dialog', { name: 'Aquí no se paga ni se cambia nada' });
  await expectSound(view, 1440);
  await notice.getByRole('button', { name: 'Entendido' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await view.goto('/my-account/mensajes?nuevo=si');
  await view.getByLabel('Asunto').fill('Nada');
  await view.getByLabel('Mensaje', { exact: true }).fill('No se envía');
  await view.getByRole('button', { name: 'Enviar mensaje' }).press('Enter');
  await notice.getByRole('button', { name: 'Entendido' }).press('Enter');
  await expect(view.getByLabel('Asunto')).toHaveValue('Nada');

  // A page that is opened anew is still the same view; how its holder gets in is not shown.
  await view.goto('/my-account/perfil');
  await expect(view.getByRole('region', { name: 'Vista de la cuenta' })).toContainText(BANNER);
  await expect(view.getByText('Esta parte de la cuenta es solo para su titular').first()).toBeVisible();
  await expect(view.getByText(/^•+\w{3}$/).first()).toBeVisible();
  await expectSound(view, 1440);
  await view.setViewportSize({ width: 360, height: 740 });
  await view.goto('/my-account/home');
  await expect(view.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await expectSound(view, 360);

  // Nothing of it stays, and what was there is as it was.
  const { local, session, figures } = await stored(view);
  expect(JSON.stringify(session)).not.toContain('Martín');
  expect({ local, figures }).toEqual({ local: before.local, figures: before.figures });
  await view.getByRole('button', { name: 'Terminar' }).click();
  await expect(view.getByRole('heading', { name: 'La vista terminó' })).toBeVisible();
  await expect(view.getByText(CUSTOMER)).toHaveCount(0);
  await expectSound(view, 360);
  await view.reload();
  await expect(view.getByRole('heading', { name: 'La vista terminó' })).toBeVisible();

  await own.reload();
  await expect(own.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await expect(own.getByRole('region', { name: 'Vista de la cuenta' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: CUSTOMER }).first()).toBeVisible();
});

test('a view ends with the session of staff, and the customer reads that there was one @thorough', async ({
  backoffice,
  context,
  page,
  stack,
  browser,
}) => {
  await openCustomer(page, backoffice);
  const view = await look(page, context);
  await expect(view.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' };
    await fetch('/api/auth/staff/logout', { method: 'POST', body: '{}', headers });
  });
  await expect(view.getByRole('heading', { name: 'La vista terminó' })).toBeVisible({ timeout: 20_000 });

  const holder = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await openAccount(holder, stack, 'cliente@flota.test', '/my-account/personas');
  await expect(
    holder.getByText('Nuestro equipo vio su cuenta como la ve usted, sin cambiar nada, para revisar algo').first(),
  ).toBeVisible();
});
