import { expect, test } from '../support/fixtures';
import { mailsTo, mailTo, newAddress } from '../support/mail';

test('a step opened too early leads to the first one that is not done', async ({ page, calculator }) => {
  await page.goto('/calculadora/paso-3');
  await expect(page).toHaveURL(/paso-1$/);
  await calculator.chooseVehicle();
  await page.goto('/calculadora/paso-3');
  await expect(page).toHaveURL(/paso-2$/);
});

test('what was chosen survives a reload and going back', async ({ page, calculator }) => {
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByText('Arrendamiento Financiero').click();
  await page.getByText('36 meses').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Arrendamiento Financiero/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: '36 meses' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /DD13 DT12 6x4/ })).toBeChecked();
});

test('the payment follows the down payment and the term as they change', async ({ page, calculator }) => {
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByText('Persona moral').first().click();
  const payment = page.getByRole('region', { name: 'Su cotización' });
  await expect(payment).toContainText('$65,502.73');
  await page.getByRole('textbox', { name: 'Enganche' }).fill('30');
  await page.getByRole('textbox', { name: 'Enganche' }).blur();
  await expect(payment).not.toContainText('$65,502.73');
  await expect(payment).toContainText('30 % de enganche');
  await page.getByText('48 meses').click();
  await expect(payment).toContainText('48 meses');
});

test('mistakes are named at the field, focus goes there, and nothing typed is lost @queue', async ({
  page,
  calculator,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await calculator.choosePlan();
  await calculator.fillContact({ name: 'Ana Ruiz', email, phone: '123' });
  await calculator.submit();
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await expect(page.getByLabel('Teléfono')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz');
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  expect(mailsTo(stack.mail, email)).toHaveLength(0);
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz');
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email);
});

test('a form that could not be sent for want of a connection is sent once there is one', async ({
  page,
  calculator,
  context,
}) => {
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await calculator.choosePlan();
  await calculator.fillContact({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  await calculator.accept();
  await context.setOffline(true);
  await calculator.submit();
  await expect(page.getByRole('alert')).toContainText('Revise su conexión');
  await context.setOffline(false);
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
});

test('a double click sends one quote and one mail @queue', async ({ page, calculator, stack }) => {
  const email = newAddress();
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await calculator.choosePlan();
  await calculator.fillContact({ name: 'Ana Ruiz', email, phone: '55 1234 5678' });
  await calculator.accept();
  await page.getByRole('button', { name: 'Enviar cotización' }).filter({ visible: true }).dblclick();
  await expect(page).toHaveURL(/\/cotizacion\//);
  await mailTo(stack.mail, email);
  await page.waitForTimeout(2_000);
  expect(mailsTo(stack.mail, email)).toHaveLength(1);
});

test('the whole calculator works by keyboard alone', async ({ page }) => {
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count++) await page.keyboard.press(key);
  };
  /** Tabs until the focus is on something of that name. */
  const reach = async (name: RegExp) => {
    for (let stops = 0; stops < 60; stops++) {
      await press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return `${element?.labels?.[0]?.textContent ?? ''} ${element?.textContent ?? ''} ${element?.getAttribute('aria-label') ?? ''}`;
      });
      if (name.test(focused)) return;
    }
    throw new Error(`The keyboard never reached ${String(name)}`);
  };
  await page.goto('/calculadora/paso-1');
  await reach(/Cascadia 126/);
  await press('Enter');
  await reach(/DD13 DT12 6.4/);
  await press('Space');
  await reach(/^\s*Continuar/);
  await press('Enter');
  await expect(page).toHaveURL(/paso-2$/);
  await reach(/Persona física/);
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Persona moral/ })).toBeChecked();
  await reach(/^\s*Continuar/);
  await press('Enter');
  await expect(page).toHaveURL(/paso-3$/);
});

test('on a 360 px phone every step fits and the action is within reach', async ({ page, calculator }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = async () => {
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  };
  await page.goto('/');
  await fits();
  await page.goto('/calculadora');
  await fits();
  await calculator.chooseVehicle();
  await fits();
  await calculator.choosePlan();
  await fits();
  await expect(page.getByRole('button', { name: 'Enviar cotización' }).filter({ visible: true })).toBeInViewport();
});

test('an unknown link and an unknown page are answered kindly', async ({ page }) => {
  const response = await page.goto('/cotizacion/esto-no-es-una-cotizacion-de-nadie');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /cotiza/i }).first()).toBeVisible();
  await page.goto('/esta-pagina-no-existe');
  await expect(page).toHaveURL(/\/$/);
});
