import type { Locator, Page } from '@playwright/test';
import { financeApi, openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';
import { shownText } from '../support/shown-text';

const CUSTOMER = 'cliente@flota.test';
const FLEET = 'flotilla@flota.test';
/** Of the demo customer: one with a debt, one that is up to date. */
const OWING = 'FL-2025-000633';
const UP_TO_DATE = 'FL-2026-000164';

test.use({ viewport: { width: 360, height: 740 } });

const APPROVED = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/acceso');
  await page.getByLabel('Correo electrónico').fill(CUSTOMER);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/my-account/home');
}

/** Of the account's navigation: what is due has buttons of that name too, once it is there. */
const payButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Mi cuenta, accesos directos' }).getByRole('button', { name: 'Pagar' });

async function openAlert(page: Page): Promise<Locator> {
  await payButton(page).press('Enter');
  const alert = page.getByRole('dialog', { name: 'Pagar' });
  await expect(alert.getByText('¿Qué quiere pagar?')).toBeVisible();
  return alert;
}

async function choose(alert: Locator, contract: string, what: RegExp): Promise<void> {
  const options = alert.getByLabel('Contrato', { exact: true }).locator('option');
  const value = await options.filter({ hasText: contract }).getAttribute('value');
  await alert.getByLabel('Contrato', { exact: true }).selectOption(value);
  await alert.getByRole('radio', { name: what }).check();
}

/** To the provider's page: of this customer a card is saved, which would be charged at once. */
async function goOn(alert: Locator): Promise<void> {
  await alert.getByRole('radio', { name: 'Otra tarjeta' }).check();
  await alert.getByRole('button', { name: 'Continuar al pago' }).press('Enter');
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL('**/pago-de-prueba/**');
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pagar/ }).press('Enter');
}

const folioOf = (page: Page) => shownText(page.getByRole('main'), /R-[0-9A-Z]{5}-[0-9A-Z]{5}/);

test('a customer pays what they owe, at the second try, and finds it in the movements and in the mail @queue @both', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.demoPassword);
  let alert = await openAlert(page);
  await choose(alert, OWING, /Todo lo que debo hoy/);
  await goOn(alert);
  await payWith(page, DECLINED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El pago no se hizo');
  await expect(page.getByText(/rechazó la tarjeta/)).toBeVisible();

  await page.getByRole('button', { name: 'Volver a intentar' }).press('Enter');
  alert = page.getByRole('dialog', { name: 'Pagar' });
  await expect(alert.getByRole('radio', { name: /Todo lo que debo hoy/ })).toBeChecked();
  await goOn(alert);
  await payWith(page, APPROVED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su pago ya está aplicado');
  const folio = await folioOf(page);

  await page.getByRole('link', { name: 'Ver mi pago y su recibo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis pagos');
  await expect(page.getByText('Intereses moratorios').first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`Descargar recibo.*${folio}`) }).press('Enter');
  expect((await downloading).suggestedFilename()).toBe(`recibo-${folio}.pdf`);
  await page.getByRole('link', { name: 'Ver el contrato' }).first().press('Enter');
  await expect(page.getByText('Hoy no debe nada').first()).toBeVisible();

  await expect
    .poll(() => mailsTo(stack.mail, CUSTOMER).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(folio));
  const receipt = mailsTo(stack.mail, CUSTOMER).find(({ subject }) => subject.includes(folio));
  expect(receipt?.text).toContain('Intereses moratorios: $');
  expect(receipt?.text).toContain('Por pagar hoy: $0.00');
});

test('a prepayment says what it saves before it is paid; one that is cancelled can be gone on with', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.demoPassword);
  await openAlert(page);
  await page.keyboard.press('Escape');
  await expect(payButton(page), 'has the focus back').toBeFocused();
  const alert = await openAlert(page);
  await choose(alert, UP_TO_DATE, /Abonar a capital/);
  await alert.getByLabel('Abono a capital', { exact: true }).fill('1000');
  await goOn(alert);
  await expect(alert.getByText(/menor que el mínimo/)).toBeVisible();
  await alert.getByLabel('Abono a capital', { exact: true }).fill('400,000');
  await expect(alert.getByRole('radio', { name: /Terminar antes/ })).toBeVisible();
  await alert.getByRole('radio', { name: /Pagar menos cada mes/ }).check();
  await expect(alert.getByText('Qué paga con esto')).toBeVisible();
  await goOn(alert);

  await page.waitForURL('**/pago-de-prueba/**');
  await page.getByRole('link', { name: 'Cancelar y volver' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canceló el pago');
  await page.getByRole('button', { name: 'Continuar con el pago' }).press('Enter');
  await payWith(page, APPROVED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su abono a capital ya está aplicado');
  await expect(page.getByText('$400,000.00').first()).toBeVisible();
});

test('what is paid in one window can’t be paid again in another', async ({ page, context, stack }) => {
  await signIn(page, stack.demoPassword);
  const start = async (tab: Page) => {
    await tab.goto('/my-account/home');
    const alert = await openAlert(tab);
    await choose(alert, UP_TO_DATE, /Otra cantidad/);
    await alert.getByLabel('Cantidad', { exact: true }).fill('5000');
    await goOn(alert);
    await tab.waitForURL('**/pago-de-prueba/**');
  };
  await start(page);
  const other = await context.newPage();
  await start(other);
  await payWith(page, APPROVED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El tiempo para pagar terminó');
  await payWith(other, APPROVED);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Su pago ya está aplicado');
  await other.goto('/my-account/pagos');
  await expect(other.getByText('No se pagó').first()).toBeVisible();
});

test('several contracts are paid at once, each peso said where it goes, and told of by one mail @queue', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.demoPassword);
  const alert = await openAlert(page);
  await alert.getByLabel('Contrato', { exact: true }).selectOption({ label: 'Varios contratos en un solo pago' });
  const boxes = alert.getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  for (const index of [0, 1]) await boxes.nth(index).check();
  const amounts = alert.getByRole('textbox');
  for (const index of [0, 1]) await amounts.nth(index).fill('3000');
  await expect(alert.getByText(/Queda a su favor|Mensualidad|Renta/).first()).toBeVisible();
  await expect(alert.getByText('$6,000.00').first()).toBeVisible();
  await goOn(alert);
  await payWith(page, APPROVED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus pagos ya están aplicados');
  await expect(page.getByText('para 2 contratos')).toBeVisible();
  await expect(page.getByRole('definition').first()).toContainText('$6,000.00');
  await expect(page.getByText(/^Folio R-/)).toHaveCount(2);
  await expectSound(page, 360);

  await page.getByRole('link', { name: 'Ver mis pagos y sus recibos' }).press('Enter');
  await expect(page.getByText('Parte de un pago de $6,000.00 de 2 contratos')).toHaveCount(2);

  const receipts = () => mailsTo(stack.mail, CUSTOMER).filter(({ subject }) => subject.includes('para 2 contratos'));
  await expect.poll(() => receipts().map(({ subject }) => subject)).toEqual([expect.stringContaining('$6,000.00 MXN')]);
  expect(receipts()[0]?.text.match(/: \$3,000\.00$/gm)).toHaveLength(2);
});

test('a fleet is asked for what home says that it owes, and finds one more contract to pay', async ({
  page,
  stack,
}) => {
  await openAccount(page, stack, FLEET, '/my-account/home');
  const due = page.getByRole('region', { name: 'Lo que debe' });
  const owed = await shownText(due, /\$[\d,]+\.\d{2}/);
  const count = Number(await shownText(due, /\d+(?= contratos)/));
  await due.getByRole('button', { name: 'Pagar ahora' }).press('Enter');
  const alert = page.getByRole('dialog', { name: 'Pagar' });
  await expect(alert.getByLabel('Contrato', { exact: true })).toHaveValue('varios');
  await expect(alert.getByText('Total').locator('..')).toContainText(owed);
  await expect(alert.getByRole('checkbox', { checked: true })).toHaveCount(count);
  await expectSound(page, 360);

  await alert.getByRole('searchbox').fill('torton 030');
  await alert.getByRole('checkbox', { name: /^Torton 030/ }).check();
  await expect(alert.getByText('También en este pago')).toBeVisible();
  await expect(alert.getByText(new RegExp(`^Eligió ${count + 1} de`))).toBeVisible();
  await expect(alert.getByText('Total').locator('..')).not.toContainText(owed);
  await expectSound(page, 360);
});

test('a transfer posted early is not asked for again, and its credit can be used', async ({ page, stack }) => {
  const finance = await financeApi(stack);
  const filter = encodeURIComponent(JSON.stringify({ q: UP_TO_DATE }));
  const { data } = (await finance.get(`contracts?filter=${filter}`)) as { data: { id: string }[] };
  const id = data[0]?.id ?? '';
  const { missing } = (await finance.get(`contracts/${id}`)) as { missing: string };
  const receivedOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const transfer = { kind: 'payment', amount: missing, receivedOn, reference: 'BNET01002611220001' };
  await finance.post(`contracts/${id}/payments`, transfer);

  await signIn(page, stack.demoPassword);
  await page.goto(`/my-account/balances/${id}`);
  await expect(page.getByText(/ya está cubierto con su saldo a favor/).first()).toBeVisible();
  const alert = await openAlert(page);
  await choose(alert, UP_TO_DATE, /Otra cantidad/);
  await expect(alert.getByText(/ya está cubierto con su saldo a favor/)).toBeVisible();
  await expect(alert.getByRole('radio', { name: /Mi próximo pago/ })).toHaveCount(0);
  await alert.getByRole('button', { name: 'Cerrar' }).press('Enter');

  await page.getByRole('button', { name: 'Elegir qué hacer' }).press('Enter');
  const credit = page.getByRole('dialog', { name: 'Su saldo a favor' });
  await credit.getByRole('radio', { name: /Abonarlo a capital/ }).check();
  await expect(credit.getByText('Así queda')).toBeVisible();
  await credit.getByRole('button', { name: 'Abonar a capital' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Su abono ya está aplicado' })).toBeVisible();
  await page.getByRole('button', { name: 'Listo' }).press('Enter');
  await expect(page.getByText(/ya está cubierto/)).toHaveCount(0);
});
