import { openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';
import { expectFocusKept } from '../support/keyboard';
import { shownText } from '../support/shown-text';

const FLEET = 'flotilla@flota.test';

/** In three days, as one types it. */
const day = new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Mexico_City', dateStyle: 'short' })
  .formatToParts(Date.now() + 3 * 86_400_000)
  .filter(({ type }) => type !== 'literal');
const part = (name: string) => day.find(({ type }) => type === name)?.value ?? '';
const TYPED = `${part('day').padStart(2, '0')}/${part('month').padStart(2, '0')}/20${part('year').slice(-2)}`;

test('a customer says by when they pay, staff follow it, and it is taken back', async ({ page, stack, browser }) => {
  // In two windows, and judged in three places.
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page, stack, FLEET, '/my-account/home');
  // The most urgent comes first.
  await page.getByRole('region', { name: 'Sus contratos' }).getByRole('link').filter({ visible: true }).first().click();
  await expect(page.getByRole('navigation', { name: 'Partes del contrato' })).toBeVisible();
  const number = await shownText(page.getByRole('main'), /FL-[\d-]+/);

  const offer = page.getByRole('button', { name: '¿No puede pagar hoy? Diga cuándo' });
  await offer.press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Cuándo puede pagar?' });
  await dialog.getByLabel('Cuánto pagará').fill('9,000,000');
  await dialog.getByRole('button', { name: 'Prometer el pago' }).press('Enter');
  await expect(dialog.getByText('Escriba a lo más lo que el contrato debe hoy.')).toBeVisible();
  await expect(dialog.getByText('Elija el día en que pagará.')).toBeVisible();
  await expect(dialog.getByLabel('Cuánto pagará')).toBeFocused();
  await expectSound(page, 360);
  await dialog.getByLabel('Cuánto pagará').fill('1,500');
  await dialog.getByLabel('A más tardar el día').fill(TYPED);
  await dialog.getByRole('button', { name: 'Prometer el pago' }).press('Enter');
  await expect(page.getByText('Prometió pagar $1,500.00')).toBeVisible();
  await expectFocusKept(page);
  await expectSound(page, 360);

  const desk = await browser.newContext({ baseURL: stack.url, viewport: { width: 1440, height: 900 } });
  const staff = await desk.newPage();
  const backoffice = new Backoffice(staff, stack.demoPassword);
  await backoffice.signIn('care');
  await backoffice.open('Promesas de pago');
  await staff.getByRole('row', { name: number }).click();
  await expect(staff.getByText('El cliente prometió en su cuenta $1,500.00')).toBeVisible();
  await expectSound(staff, 1440);
  await desk.close();

  await page.getByRole('button', { name: 'Retirar la promesa' }).press('Enter');
  await expect(offer).toBeVisible();
  await expectFocusKept(page);
});
