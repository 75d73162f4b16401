import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';

const CUSTOMER = 'cliente@flota.test';
/** Of the demo customer: one with a debt, one that is up to date. */
const OWING = 'FL-2025-000633';
const UP_TO_DATE = 'FL-2026-000164';

const APPROVED = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/acceso');
  await page.getByLabel('Correo electrónico').fill(CUSTOMER);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/my-account/home');
}

/** The payment alert, as the account's navigation opens it. */
async function openAlert(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Pagar', exact: true }).first().click();
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

async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL('**/pago-de-prueba/**');
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
}

const folioOf = async (page: Page): Promise<string> =>
  /R-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no folio';

test('a customer pays what they owe, at the second try, and finds it in the movements and in the mail @queue', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.demoPassword);
  let alert = await openAlert(page);
  await choose(alert, OWING, /Todo lo que debo hoy/);
  await alert.getByRole('button', { name: 'Continuar al pago' }).click();
  await payWith(page, DECLINED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El pago no se hizo');
  await expect(page.getByText(/rechazó la tarjeta/)).toBeVisible();

  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  alert = page.getByRole('dialog', { name: 'Pagar' });
  await expect(alert.getByRole('radio', { name: /Todo lo que debo hoy/ })).toBeChecked();
  await alert.getByRole('button', { name: 'Continuar al pago' }).click();
  await payWith(page, APPROVED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su pago ya está aplicado');
  const folio = await folioOf(page);

  await page.getByRole('link', { name: 'Ver mis movimientos' }).click();
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
  const alert = await openAlert(page);
  await choose(alert, UP_TO_DATE, /Abonar a capital/);
  await alert.getByLabel('Abono a capital', { exact: true }).fill('1000');
  await alert.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(alert.getByText(/al menos tres mensualidades/)).toBeVisible();
  await alert.getByLabel('Abono a capital', { exact: true }).fill('400,000');
  await expect(alert.getByText('Ahorra en intereses')).toBeVisible();
  await alert.getByRole('button', { name: 'Continuar al pago' }).click();

  await page.waitForURL('**/pago-de-prueba/**');
  await page.getByRole('link', { name: 'Cancelar y volver' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canceló el pago');
  await page.getByRole('button', { name: 'Continuar con el pago' }).click();
  await payWith(page, APPROVED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su abono a capital ya está aplicado');
  await expect(page.getByText('$400,000.00').first()).toBeVisible();
});
