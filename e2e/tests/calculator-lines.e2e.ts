import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailTo, newAddress } from '../support/mail';

const PESOS = /\$[\d,]+\.\d{2}/g;

test('two tractors with a fifth wheel and three buses, a truck in part payment: one quote @queue', async ({
  page,
  calculator,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/calculadora/paso-1');
  await page.getByText('Persona moral').first().click();
  await page
    .getByRole('button', { name: /Cascadia 126/ })
    .first()
    .click();
  await page.getByText(/DD13 DT12 6x4/).click();
  await page.getByText('Agregar equipo').click();
  await page.getByRole('checkbox', { name: /Quinta rueda/ }).check();

  await page.getByRole('button', { name: 'Agregar otro vehículo' }).click();
  await page.getByText('Autobuses', { exact: true }).click();
  await page.getByRole('button', { name: /LO 916/ }).click();
  await page.getByText('Chasis', { exact: true }).first().click();
  await page.getByRole('textbox', { name: /Unidades de LO 916/ }).fill('3');
  await page.getByRole('textbox', { name: /Unidades de Cascadia/ }).fill('2');

  await page.getByRole('button', { name: /Quitar.*vehículo 2/ }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { name: 'Los 2 vehículos de su cotización' })).toBeFocused();

  await page.getByRole('button', { name: 'Dar un vehículo usado a cuenta' }).click();
  await page.getByLabel('Qué es').selectOption('Camión');
  await page.getByLabel('Año modelo').fill('2018');
  await page.getByLabel('Valor que espera').fill('450,000');
  await calculator.next();
  // Half a description is not passed over.
  await expect(page.getByLabel('Marca y modelo')).toBeFocused();
  await page.getByLabel('Marca y modelo').fill('Kenworth T370');
  await page.reload();
  await expect(page.getByLabel('Marca y modelo')).toHaveValue('Kenworth T370');
  await expect(page.getByRole('textbox', { name: /Unidades de LO 916/ })).toHaveValue('3');
  await expectAccessible(page, 'main');

  await calculator.toPlan();
  await calculator.next();
  await expect(page).toHaveURL(/paso-3$/);
  await calculator.fillContact({ name: 'Transportes del Bajío', email, phone: '55 1234 5678' });
  await calculator.accept();
  await calculator.submit();

  const lines = page.getByRole('region', { name: 'Los 5 vehículos' });
  await expect(lines).toContainText('con Quinta rueda');
  await expect(page.getByText('Sujeto a avalúo')).toBeVisible();
  const shown = (await lines.getByRole('list').innerText()).match(PESOS) ?? [];
  expect(shown.length).toBeGreaterThan(8);

  const { text } = await mailTo(stack.mail, email);
  for (const amount of shown) expect(text).toContain(amount);
  expect(text).toContain('Sujeto a avalúo');
});
