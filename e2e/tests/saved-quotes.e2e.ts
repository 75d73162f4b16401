import { expect, test } from '../support/fixtures';
import { accessLink, mailTo, newAddress } from '../support/mail';

test('quotes are found again by mail, compared, renewed and forgotten @queue', async ({ page, calculator, stack }) => {
  const email = newAddress();
  await calculator.quote({ name: 'Ana Ruiz', email, phone: '81 5555 0130' });
  await expect(page.getByRole('region', { name: 'Quién le atiende' })).toContainText('Mariana Treviño Salas');
  const chat = page.getByRole('link', { name: /Seguir por WhatsApp/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/528155550171\?text=Hola/);
  await mailTo(stack.mail, email);

  // Another one with a change, compared with the first from its own page.
  await page.getByRole('link', { name: 'Cambiar algo' }).click();
  await page.getByText('48 meses').click();
  await calculator.next();
  await calculator.fillContact({ name: 'Ana Ruiz', email, phone: '81 5555 0130' });
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
  await page.getByRole('link', { name: /Comparar con Cascadia 126/ }).click();
  await expect(page.getByRole('row', { name: /Plazo \(distinto\)/ })).toContainText('48 meses');
  await page.reload();
  await expect(page.getByRole('row', { name: /Plazo \(distinto\)/ })).toContainText('60 meses');

  await page.goto('/mis-cotizaciones');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText('Si hay cotizaciones hechas con')).toBeVisible();
  const link = await stack.mail.waitFor(
    ({ recipients, subject }) => recipients.includes(email) && subject.startsWith('Sus cotizaciones'),
    20_000,
  );
  await page.goto(accessLink(link));
  const cards = page.getByRole('article', { name: /Cotización F-/ });
  await expect(cards).toHaveCount(2);
  await expect(page).not.toHaveURL(/token/);

  for (const box of await page.getByRole('checkbox', { name: /Comparar/ }).all()) await box.check();
  await page.getByRole('link', { name: 'Comparar las dos' }).click();
  await expect(page.getByRole('heading', { name: 'Dos cotizaciones' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(2);

  await page
    .getByRole('button', { name: /Olvidar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Olvidarla' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Renovar con cifras de hoy' }).click();
  await expect(page).toHaveURL(/\/cotizacion\//);
});

test('a link that is none is asked for again', async ({ page }) => {
  await page.goto('/mis-cotizaciones#token=0198a000-0000-7000-8000-000000000000.x');
  await expect(page.getByText('Este enlace ya caducó.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviarme el enlace' })).toBeVisible();
});
