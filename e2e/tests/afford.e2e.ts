import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { newAddress } from '../support/mail';

const answer = (page: Page) => page.getByRole('status').filter({ hasText: 'Le alcanza' });

/** `$65,502.73 MXN` as a number. */
const amountOf = (text: string | null) => Number(/\$([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

test('on a phone: from what somebody can pay a month to a quote, without saying anything twice', async ({
  page,
  calculator,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page
    .getByRole('link', { name: /Vea qué le alcanza/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/calculadora\/puedo-pagar$/);

  await page.getByRole('button', { name: 'Ver qué me alcanza' }).click();
  await expect(page.getByText('Elija quién va a financiar.')).toBeVisible();
  await page.getByText('Persona moral').click();
  await page.getByLabel('Puedo pagar al mes').fill('80,000');
  await page.getByRole('button', { name: 'Ver qué me alcanza' }).click();
  await expect(page).toHaveURL(/persona=moral&pago=80000|pago=80000&persona=moral/);
  await expect(answer(page)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  // The address is the answer.
  await page.reload();
  await expect(answer(page)).toBeVisible();
  await expect(page.getByLabel('Puedo pagar al mes')).toHaveValue('80,000.00');

  await page.getByLabel('Primero').selectOption('precio');
  await expect(page).toHaveURL(/orden=precio/);
  const card = page.getByRole('article').filter({ hasText: 'Cascadia 126' }).first();
  const payment = card.locator('dl > div', { hasText: 'Primera' }).first();
  const first = amountOf(await payment.textContent());
  const month = amountOf(
    await card
      .getByText(/el primer mes, con el seguro/)
      .locator('..')
      .textContent(),
  );
  expect(month).toBeLessThanOrEqual(80_000);
  await card.getByRole('link', { name: /Abrir en la calculadora/ }).click();
  await expect(page).toHaveURL(/paso-2$/);
  await expect(page.getByText('Quién financia', { exact: true })).toBeVisible();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toContainText('de seguro');
  expect(amountOf(await bar.textContent())).toBe(first);
  await expectNoOverflow(page);

  await calculator.next();
  await page.getByLabel('Nombre').fill('Ana Ruiz');
  const email = newAddress();
  await page.getByLabel('Correo').fill(`${email.split('@')[0]}@gmial.com`);
  await expect(page.getByText('¿Quiso decir')).toBeVisible();
  await page.getByRole('button', { name: 'Sí, corregirlo' }).click();
  await expect(page.getByLabel('Correo')).toHaveValue(`${email.split('@')[0]}@gmail.com`);
  await page.getByLabel('Correo').fill(email);
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);

  // Nobody left a telephone: a call needs one.
  await page.getByRole('button', { name: 'Pedir la llamada' }).click();
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('55 1234 5678');
  await page.getByRole('button', { name: 'Pedir la llamada' }).click();
  await expect(page.getByText('Le llamaremos')).toBeVisible();

  await page.getByText('Estimar el gasto mensual').click();
  await expect(page.getByText('Gasto estimado al mes')).toBeVisible();
  const cost = page.getByRole('region', { name: '¿Y cuánto cuesta tenerlo?' });
  await expect(cost).toContainText('Mantenimiento');
  await expect(cost).not.toContainText('Combustible$');
  await expectNoOverflow(page);
});

test('by keyboard alone, and what comes nearest where nothing fits', async ({ page }) => {
  await page.goto('/calculadora/puedo-pagar');
  const reach = async (name: RegExp) => {
    for (let stops = 0; stops < 60; stops++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return `${element?.labels?.[0]?.textContent ?? ''} ${element?.textContent ?? ''}`;
      });
      if (name.test(focused)) return;
    }
    throw new Error(`The keyboard never reached ${String(name)}`);
  };
  await reach(/Persona física/);
  await page.keyboard.press('Space');
  await reach(/Puedo pagar al mes/);
  await page.keyboard.type('9000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Con eso no alcanza todavía')).toBeVisible();
  await expect(page.getByText(/Necesitaría \$[\d,.]+ más al mes/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hasta $9,000.00 al mes' })).toBeFocused();

  // What was said there is known in the calculator.
  await page.goto('/calculadora/paso-1');
  await expect(page.getByText('Quién financia', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar quién financia' }).click();
  await expect(page.getByRole('radio', { name: /Persona física/ })).toBeChecked();
});
