import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailTo, newAddress } from '../support/mail';

/** By how many pixels the page is wider than the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a fleet is quoted: per unit and for all, on the page and in the mail @queue', async ({
  page,
  calculator,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByRole('textbox', { name: 'Unidades' }).fill('5');
  await calculator.choosePlan();
  await calculator.fillContact({ name: 'Transportes del Bajío', email, phone: '55 1234 5678' });
  await calculator.accept();
  await calculator.submit();
  await expect(page.getByRole('heading', { name: 'Las 5 unidades' })).toBeVisible();
  await expect(page.getByText('$65,502.73').first()).toBeVisible();
  await expect(page.getByText('$327,513.65')).toBeVisible();

  const mail = await mailTo(stack.mail, email);
  expect(mail.text).toContain('$327,513.65');
});

test('a quote whose figures are not those in view says so', async ({ page, calculator }) => {
  // What a rate that changes in between does: the server works out something else than the browser showed.
  await page.route('**/api/quotes', (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), termMonths: 48 } }),
  );
  await calculator.quote({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  await expect(page.getByRole('status').filter({ hasText: 'va en camino' })).toContainText(
    'La mensualidad que veía era de $65,502.73; la vigente es de $76,496.54.',
  );
});

test('an adviser is asked to call, and staff see it @queue', async ({ page, calculator, backoffice, stack }) => {
  const email = newAddress();
  await calculator.quote({ name: 'Nora Quintanilla', email, phone: '55 1234 5678' });
  await mailTo(stack.mail, email);
  await page.getByText('Por la tarde').click();
  await page.getByRole('button', { name: 'Pedir la llamada' }).click();
  await expect(page.getByText('Le llamaremos por la tarde')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Le llamaremos por la tarde')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir la llamada' })).toHaveCount(0);
  await stack.mail.waitFor(({ recipients, subject }) => recipients.includes(email) && /llama/i.test(subject), 20_000);

  await backoffice.signIn('care');
  await backoffice.open('Solicitudes');
  await expect(page.getByRole('row', { name: /Nora Quintanilla/ })).toBeVisible();
});

test('where the lender writes by SMS, the link and the call are confirmed there to who asks for it', async ({
  page,
  calculator,
}) => {
  await page.route('**/api/messaging', (route) => route.fulfill({ json: { channels: ['sms'] } }));
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await calculator.choosePlan();
  await calculator.fillContact({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  await page.getByLabel('Envíeme también el enlace de esta cotización por SMS').check();
  await calculator.accept();
  const [quoted] = await Promise.all([page.waitForRequest('**/api/quotes'), calculator.submit()]);
  expect(quoted.postDataJSON()).toMatchObject({ sms: true });

  await page.getByLabel('Confírmenme esta llamada también por SMS').check();
  const [called] = await Promise.all([
    page.waitForRequest('**/call-back'),
    page.getByRole('button', { name: 'Pedir la llamada' }).click(),
  ]);
  expect(called.postDataJSON()).toMatchObject({ confirmBy: 'sms' });
  await expect(page.getByText('También le enviamos un correo con su folio')).toBeVisible();
});

test('the PDF opens beside the quote', async ({ page, calculator }) => {
  await calculator.quote({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  await expect(page.getByRole('link', { name: /^Descargar PDF/ })).toHaveAttribute('target', '_blank');
});

test('the link is copied where the browser has no share sheet', async ({ page, calculator, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await calculator.quote({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('the tools below a quote', () => {
  test.beforeEach(async ({ page, calculator }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await calculator.quote({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  });

  test('one month of the chart is read out by keyboard and by pointer', async ({ page }) => {
    const chart = page.getByRole('region', { name: 'De qué se compone cada pago' });
    await expect(chart).toContainText('de la primera mensualidad $33,640.00 son intereses');
    await chart.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Mes 60: .*Intereses \$782\.05/);
    await chart
      .locator('svg')
      .last()
      .hover({ position: { x: 3, y: 50 } });
    await expect(chart).toContainText('Mes 1 de 60');
  });

  test('a prepayment is simulated, and an amount too low is named and kept', async ({ page }) => {
    await page.getByText('Simular un abono').click();
    const section = page.getByRole('region', { name: '¿Y si abona a capital?' });
    await expect(section.getByRole('status')).toContainText('5 meses antes');
    await expect(section.getByRole('status')).toContainText('$144,404.64');
    await section.getByRole('textbox', { name: 'Si abono' }).fill('1000');
    await expect(section.getByText('El abono mínimo es de tres mensualidades: $196,508.19.')).toBeVisible();
    await expect(section.getByRole('textbox', { name: 'Si abono' })).toHaveValue('1000');
  });

  test('the plans are compared, and another one is taken up in the calculator', async ({ page }) => {
    await page.getByText('Comparar los planes').click();
    const table = page.getByRole('region', { name: 'Planes lado a lado' });
    await expect(table.getByRole('row', { name: /^El primer mes/ })).toContainText('$65,502.73');
    await expect(table).toContainText('No aplica: no es un crédito');
    await expect(table).toContainText('No se ofrece a 60 meses.');
    await table.getByRole('link', { name: /Elegir a 48 meses.*Flexibility/ }).click();
    await expect(page).toHaveURL(/\/calculadora\/paso-2/);
    await expect(page.getByRole('radio', { name: /Flexibility/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: '48 meses' })).toBeChecked();
  });

  test('the distributors of a state are found, and it is said when they can not be', async ({ page }) => {
    await page.route('**/api/states', (route) => route.abort());
    await page.getByText('Buscar por estado').click();
    await expect(page.getByRole('heading', { name: 'No pudimos cargar los estados' })).toBeVisible();
    await page.unroute('**/api/states');
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('Nuevo León');
    await expect(page.getByRole('status').filter({ hasText: 'distribuidores en Nuevo León' })).toBeAttached();
    await expect(page.getByRole('link', { name: /Cómo llegar/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=2\d\.\d+,-\d+/,
    );
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('Baja California Sur');
    await expect(
      page.getByRole('heading', { name: 'Todavía no hay distribuidor en Baja California Sur' }),
    ).toBeVisible();
  });

  for (const width of [360, 1440]) {
    test(`with all of them open axe finds nothing at ${width} px and the page fits${width === 1440 ? ' @thorough' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.getByText('Simular un abono').click();
      await page.getByText('Comparar los planes').click();
      await page.getByText('Buscar por estado').click();
      await expect(page.getByText('No aplica: no es un crédito')).toBeAttached();
      await page.getByRole('combobox', { name: 'Estado' }).selectOption('Nuevo León');
      await expect(page.getByRole('link', { name: /Cómo llegar/ }).first()).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }
});

test('the calculator compares the plans on a phone and switches to another one', async ({ page, calculator }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByText('Persona moral').first().click();
  await page.getByText('Comparar los planes').click();
  await expect(page.getByText('No aplica: no es un crédito')).toBeAttached();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /Elegir este plan.*Arrendamiento Financiero/ }).click();
  await expect(page.getByRole('radio', { name: /Arrendamiento Financiero/ })).toBeChecked();
  await expect(page.getByText('Su elección')).toBeAttached();
});
