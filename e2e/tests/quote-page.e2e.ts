import { expect, test } from '../support/fixtures';
import { mailTo, newAddress } from '../support/mail';

test('a fleet is quoted: per unit and for all, on the page and in the mail', async ({ page, calculator, stack }) => {
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

test('an adviser is asked to call, and staff see it', async ({ page, calculator, backoffice, stack }) => {
  const email = newAddress();
  await calculator.quote({ name: 'Ana Ruiz', email, phone: '55 1234 5678' });
  await mailTo(stack.mail, email);
  await page.getByText('Por la tarde').click();
  await page.getByRole('button', { name: 'Pedir la llamada' }).click();
  await expect(page.getByText('Le llamaremos por la tarde')).toBeVisible();
  await stack.mail.waitFor(({ recipients, subject }) => recipients.includes(email) && /llama/i.test(subject), 20_000);

  await backoffice.signIn('care');
  await backoffice.open('Llamadas');
  await expect(page.getByRole('row', { name: /Ana Ruiz/ })).toBeVisible();
});

test('the link is copied where the browser has no share sheet', async ({ page, calculator, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await calculator.quote({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
