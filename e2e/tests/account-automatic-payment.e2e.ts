import type { Page } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.mjs';
import { openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';
import { shownText } from '../support/shown-text';

const CUSTOMER = 'cliente@flota.test';
const FLEET = 'flotilla@flota.test';
/** Of the fleet, and nobody else's business here. */
const KEPT_WITH = 'Torton 005';
const PATH = '/my-account/pagos/automatico';
/** Of the demo customer, and nobody else's business here. */
const CHARGED = { number: 'FL-2026-000115', label: 'Reparto centro' };
const DECLINED = { number: 'FL-2025-000877', label: 'FL-2025-000877' };

test.use({ viewport: { width: 360, height: 740 } });

const contract = (page: Page, { label }: { label: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, level: 3 }) });

const subjects = ({ mail }: Stack) => mailsTo(mail, CUSTOMER).map(({ subject }) => subject);

async function saveCard(page: Page, number: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Guardar (una|otra) tarjeta$/ }).press('Enter');
  await page.waitForURL('**/tarjeta-de-prueba/**');
  await page.getByRole('radio', { name: number }).check();
  await page.getByRole('button', { name: 'Guardar la tarjeta' }).press('Enter');
  await expect(page.getByText('Guardamos su tarjeta.')).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
}

async function agree(page: Page, which: typeof CHARGED, card: string): Promise<void> {
  const row = contract(page, which);
  await row.getByRole('button', { name: /^Activar el pago automático/ }).press('Enter');
  await expect(row.getByLabel('Tarjeta', { exact: true })).toBeFocused();
  await row.getByLabel('Tarjeta', { exact: true }).selectOption({ label: card });
  await expect(row.getByText(/El primer cobro sería el .* por \$/)).toBeVisible();
  await row.getByRole('button', { name: 'Activar el pago automático' }).press('Enter');
  await expect(row.getByText('Para continuar, lea la autorización y acéptela.')).toBeVisible();
  await expectSound(page, 360);
  await row.getByRole('checkbox', { name: 'Leí la autorización y la acepto.' }).press('Space');
  await row.getByRole('button', { name: 'Activar el pago automático' }).press('Enter');
  await expect(page.getByText('Activamos su pago automático.')).toBeVisible();
  await expect(row.getByText('Programado')).toBeVisible();
}

/** What is planned comes so much nearer, and a worker that begins looks at once. */
async function time(stack: Stack, { number }: typeof CHARGED, passes: 'until the notice' | 'until the charge') {
  const [days, next] = passes === 'until the notice' ? [3, 'NULL'] : [0, 'now()'];
  await stack.sql(
    `UPDATE automatic_charge SET charge_on = (now() AT TIME ZONE 'America/Mexico_City')::date + ${days}, next_attempt_at = ${next}
      WHERE outcome IS NULL AND automatic_payment_id IN (
        SELECT a.id FROM automatic_payment a JOIN contract c ON c.id = a.contract_id WHERE c.number = $1)`,
    [number],
  );
  await stack.killWorker();
  stack.startWorker();
}

/** The page as it is once the worker has been there. */
async function expectSoon(page: Page, which: typeof CHARGED, text: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(contract(page, which).getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('a contract is paid by itself: agreed to, told of, charged, and switched off @queue', async ({ page, stack }) => {
  await openAccount(page, stack, CUSTOMER, PATH);
  await saveCard(page, '5555 5555 5555 4444', 'Mastercard •••• 4444');
  await agree(page, CHARGED, 'Mastercard •••• 4444');
  await expect.poll(() => subjects(stack)).toContainEqual(expect.stringMatching(/Activó el pago automático.*Reparto/));

  await time(stack, CHARGED, 'until the notice');
  await expectSoon(page, CHARGED, 'Próximo cobro');
  const notice = /^El .* cobraremos \$.* a su tarjeta Mastercard •••• 4444/;
  await expect.poll(() => subjects(stack)).toContainEqual(expect.stringMatching(notice));
  await expectSound(page, 360);

  await time(stack, CHARGED, 'until the charge');
  await expectSoon(page, CHARGED, 'Cobrado');
  const row = contract(page, CHARGED);
  const payment = row.getByRole('link', { name: /^Ver el pago R-/ });
  const folio = await shownText(payment, /R-\S+/);
  await payment.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis pagos');
  await expect(page.getByRole('button', { name: new RegExp(`Descargar recibo.*${folio}`) })).toBeVisible();
  await expect.poll(() => subjects(stack)).toContainEqual(expect.stringContaining(folio));

  await page.goto(PATH);
  await row.getByRole('button', { name: 'Desactivar' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).press('Enter');
  await expect(page.getByText('Desactivamos su pago automático.')).toBeVisible();
  await expect(row.getByText('Desactivado')).toBeVisible();
  await expect(row.getByRole('heading', { level: 3 })).toBeFocused();
  await expect.poll(() => subjects(stack)).toContainEqual(expect.stringMatching(/Se desactivó.*Reparto/));
});

test('a card that is declined is asked again, and its customer is told each time @queue @thorough', async ({
  page,
  stack,
}) => {
  // Five workers begin, one after the other.
  test.slow();
  await openAccount(page, stack, CUSTOMER, PATH);
  await saveCard(page, '4000 0000 0000 9995', 'Visa •••• 9995');
  await agree(page, DECLINED, 'Visa •••• 9995');
  await time(stack, DECLINED, 'until the notice');
  await expectSoon(page, DECLINED, 'Próximo cobro');
  await time(stack, DECLINED, 'until the charge');
  await expectSoon(page, DECLINED, 'No se pudo; se intentará de nuevo');
  await expect(contract(page, DECLINED).getByText('La tarjeta no tiene fondos suficientes.')).toBeVisible();
  await expect.poll(() => subjects(stack)).toContainEqual(expect.stringMatching(/No pudimos cobrar .* 9995/));

  for (let attempt = 2; attempt <= 4; attempt++) {
    await time(stack, DECLINED, 'until the charge');
    const tries = `SELECT tries FROM automatic_charge WHERE failure_code = 'insufficient_funds' AND tries = ${attempt}`;
    await expect.poll(() => stack.sql(tries), { timeout: 30_000 }).toEqual([{ tries: attempt }]);
  }
  await expectSoon(page, DECLINED, 'En pausa');
  await expect.poll(() => subjects(stack)).toContainEqual(expect.stringMatching(/quedó en pausa.*FL-2025-000877/));
  await expectSound(page, 360);
});

test('a saved card pays in one press', async ({ page, stack }) => {
  await openAccount(page, stack, CUSTOMER, '/my-account/home');
  await page.getByRole('button', { name: 'Pagar', exact: true }).first().click();
  const alert = page.getByRole('dialog', { name: 'Pagar' });
  const options = alert.getByLabel('Contrato', { exact: true }).locator('option');
  const value = await options.filter({ hasText: 'FL-2026-000164' }).getAttribute('value');
  await alert.getByLabel('Contrato', { exact: true }).selectOption(value);
  await alert.getByRole('radio', { name: /Otra cantidad/ }).check();
  await alert.getByLabel('Cantidad', { exact: true }).fill('1500');
  await alert.getByRole('radio', { name: /Visa •••• 4242/ }).check();
  await expectSound(page, 360);
  await alert.getByRole('button', { name: 'Pagar con •••• 4242' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su pago ya está aplicado');
});

test('a card is saved with what is paid where its holder says so, and taken away again', async ({ page, stack }) => {
  await openAccount(page, stack, FLEET, '/my-account/home');
  await page.getByRole('button', { name: 'Pagar', exact: true }).first().click();
  const alert = page.getByRole('dialog', { name: 'Pagar' });
  const contracts = alert.getByLabel('Contrato', { exact: true });
  await contracts.selectOption(await contracts.locator('option', { hasText: KEPT_WITH }).getAttribute('value'));
  await alert.getByRole('radio', { name: /Otra cantidad/ }).check();
  await alert.getByLabel('Cantidad', { exact: true }).fill('500');
  const keep = alert.getByRole('checkbox', { name: 'Guardar esta tarjeta para mis próximos pagos' });
  await expect(keep).not.toBeChecked();
  await keep.press('Space');
  await expect(alert.getByText('Puede quitarla cuando quiera')).toBeVisible();
  await expectSound(page, 360);
  await alert.getByRole('button', { name: 'Continuar al pago' }).press('Enter');
  await page.waitForURL('**/pago-de-prueba/**');
  await expect(page.getByText('La tarjeta quedará guardada')).toBeVisible();
  await page.getByRole('button', { name: /^Pagar/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su pago ya está aplicado');
  await expect(page.getByRole('heading', { name: 'Guardamos su tarjeta Visa •••• 4242' })).toBeVisible();
  await expectSound(page, 360);

  await page.getByRole('link', { name: 'Activar el pago automático' }).press('Enter');
  await page.getByRole('button', { name: 'Quitar la tarjeta Visa •••• 4242' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar la tarjeta' }).press('Enter');
  await expect(page.getByText('Quitamos la tarjeta Visa •••• 4242.')).toBeVisible();
});
