import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { newAddress } from '../support/mail';

const VISITOR = { name: 'Ana Ruiz', phone: '55 1234 5678' };

test('Flexibility has a balloon that moves the payment, and it is what gets quoted', async ({ page, calculator }) => {
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByText('Persona moral').first().click();
  const balloon = page.getByRole('textbox', { name: 'Pago final (globo)' });
  await expect(balloon).toHaveCount(0);
  await page.getByText('Flexibility', { exact: true }).click();
  await expect(balloon).toHaveValue('30');
  await expect(calculator.panel).toContainText('$1,044,000.00');

  await balloon.fill('40');
  await balloon.blur();
  await expect(calculator.panel).toContainText('40 % de pago final');
  await expect(calculator.panel).toContainText('$1,392,000.00');
  await balloon.fill('95');
  await balloon.blur();
  await expect(balloon).toHaveValue('95');
  await expect(page.getByText(/Escriba un porcentaje de 10\s% a 40\s%/)).toBeVisible();
  await calculator.next();
  await expect(balloon).toBeFocused();
  await balloon.fill('40');
  await balloon.blur();
  expect(JSON.parse((await calculator.stored('result'))!)).toMatchObject({ plan: 'flexibility', balloonPercent: '40' });
  await expectAccessible(page);

  await page.reload();
  await expect(balloon).toHaveValue('40');
  await calculator.choosePlan();
  await expect(page.getByText('40 % de pago final').filter({ visible: true }).first()).toBeVisible();
  await calculator.fillContact({ ...VISITOR, email: newAddress() });
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
  await expect(page.getByText('$1,392,000.00').first()).toBeVisible();
});

test('the down payment is taken in pesos too, and says what it understood', async ({ page, calculator }) => {
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  const box = page.getByRole('textbox', { name: 'Enganche' });
  await box.fill('12,5');
  await box.blur();
  await expect(calculator.panel).toContainText('12.5 % de enganche');
  await box.fill('700,000');
  await box.blur();
  await expect(page.getByRole('status').filter({ hasText: '$700,000.00 son 20.1149 %' })).toBeVisible();
  await expect(calculator.panel).toContainText('20.1149 % de enganche');
  await page.getByRole('textbox', { name: 'Unidades' }).fill('2.5');
  await box.focus();
  await expect(page.getByText('Escriba un número entero de 1 a 99.')).toBeVisible();
  await expect(calculator.panel).not.toContainText('unidades');
});

test('a trucker with a business says so, and what it changes is on the quote', async ({ page, calculator }) => {
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByText('Persona física').first().click();
  await expect(page.getByRole('radio', { name: /Uso personal.*causan IVA de 16/ })).toBeChecked();
  await expect(calculator.panel).toContainText('IVA de los intereses incluido, que baja cada mes');
  await page.getByText('Tengo actividad empresarial').click();
  await expect(calculator.panel).toContainText('Sus intereses no causan IVA');
  await expect(calculator.panel).toContainText('Seguro obligatorio al mes');
  await expect(calculator.panel).toContainText(
    /Incluye el seguro obligatorio.*Sin el seguro, el CAT es \d+\.\d\u00a0% sin IVA/,
  );
  expect(JSON.parse((await calculator.stored('result'))!)).toMatchObject({ personType: 'fisica_empresarial' });
  await expectAccessible(page);

  await page.reload();
  // Asked once: from now on it is said, and can be changed.
  await expect(page.getByText('Persona física con actividad empresarial')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar quién financia' }).click();
  await expect(page.getByRole('radio', { name: /Tengo actividad empresarial/ })).toBeChecked();
  await calculator.next();
  await expect(page.getByText('persona física con actividad empresarial').first()).toBeVisible();
  await calculator.fillContact({ ...VISITOR, email: newAddress() });
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
  await expect(page.getByText('Persona física con actividad empresarial').first()).toBeVisible();
  await expect(page.getByText('Total con seguro').first()).toBeVisible();
});

test('on a laptop the action stays in sight beside the figures of a fleet', async ({ page, calculator }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByText('Flexibility', { exact: true }).click();
  await page.getByRole('button', { name: 'Una unidad más' }).click();
  await expect(calculator.panel).toContainText('Las 2 unidades');
  await calculator.panel.evaluate((panel) => panel.scrollIntoView());
  await expect(calculator.panel.getByRole('button', { name: 'Continuar' })).toBeInViewport({ ratio: 1 });
});

test('"Cambiar algo" brings a quote back to the calculator, in another browser too', async ({
  page,
  calculator,
  browser,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await page.getByText('Flexibility', { exact: true }).click();
  await page.getByText('48 meses').click();
  await page.getByRole('button', { name: 'Una unidad más' }).click();
  await calculator.choosePlan();
  await calculator.fillContact({ ...VISITOR, email });
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
  const address = page.url();

  await page.getByRole('link', { name: 'Cambiar algo' }).click();
  await expect(page).toHaveURL(/paso-2$/);
  await calculator.next();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await expect(page.getByRole('checkbox', { name: /aviso de privacidad/i })).not.toBeChecked();

  const other = waitingForScripts(await browser.newPage({ baseURL: stack.url }));
  await other.goto(address);
  await other.getByRole('link', { name: 'Cambiar algo' }).click();
  await expect(other).toHaveURL(/paso-2$/);
  await expect(other.getByRole('radio', { name: /Flexibility/ })).toBeChecked();
  await expect(other.getByRole('radio', { name: '48 meses' })).toBeChecked();
  await expect(other.getByText('Persona moral', { exact: true })).toBeVisible();
  await expect(other.getByLabel('Unidades')).toHaveValue('2');
  await expect(other.getByRole('region', { name: 'Su cotización' })).toContainText('Cascadia 126');
  await other.close();
});

test('a quote whose vehicle is gone keeps its terms and asks for another vehicle', async ({ page, calculator }) => {
  await page.goto(
    '/calculadora/paso-2?tipo=camion&modelo=ya-no&version=existe&plan=flexibility&persona=moral&plazo=48&pago-final=20',
  );
  await expect(page).toHaveURL(/paso-1$/);
  await expect(page.getByRole('status').filter({ hasText: 'ya no está en nuestro catálogo' })).toBeVisible();
  await calculator.chooseVehicle();
  await expect(page.getByRole('radio', { name: '48 meses' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Pago final (globo)' })).toHaveValue('20');
});
