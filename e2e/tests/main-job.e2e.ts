import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { mailTo, newAddress, quoteLink } from '../support/mail';

// Reference case C01: Cascadia at 3,480,000, 20 % down, 60 months, a company.
const MONTHLY_PAYMENT = '$65,502.73';

test("a visitor's quote arrives by e-mail, its link opens it, and staff find it @queue @both", async ({
  page,
  browser,
  calculator,
  backoffice,
  stack,
}) => {
  const email = newAddress();
  await calculator.quote({ name: 'Transportes Ñandú & Hijos', email, phone: '55 1234 5678' });
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(MONTHLY_PAYMENT).first()).toBeVisible();

  const mail = await mailTo(stack.mail, email);
  const folio = /F-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(mail.subject)?.[0] ?? 'no folio in the subject';
  expect(mail.text).toContain(MONTHLY_PAYMENT);
  expect(mail.html).toContain('sin IVA');
  // A mail program in a browser shows pictures from another site than its own.
  const pictures = [...mail.html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address!);
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    const response = await page.request.get(picture);
    expect([picture, response.status(), response.headers()['cross-origin-resource-policy']]).toEqual([
      picture,
      200,
      'cross-origin',
    ]);
  }
  const [pdf] = mail.attachments;
  expect(pdf).toMatchObject({ filename: `cotizacion-${folio}.pdf`, mimeType: 'application/pdf' });
  expect(new TextDecoder('latin1').decode(pdf?.content.slice(0, 5))).toBe('%PDF-');

  const reader = waitingForScripts(await browser.newPage());
  await reader.goto(quoteLink(mail));
  await expect(reader.getByText(folio).first()).toBeVisible();
  await expect(reader.getByText(MONTHLY_PAYMENT).first()).toBeVisible();
  expect(await reader.content()).not.toContain(email);
  await reader.close();

  await backoffice.signIn('care');
  await backoffice.open('Cotizaciones');
  await page.getByPlaceholder(/folio, nombre/i).fill(email);
  await expect(page.getByText('1 a 1 de 1')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(folio) });
  await expect(row).toContainText(MONTHLY_PAYMENT);
  await expect(row).toContainText('Enviado');
  await row.click();
  await expect(page.getByRole('heading', { name: 'Transportes Ñandú & Hijos' })).toBeVisible();

  await page.getByRole('button', { name: 'Reenviar correo' }).click();
  await page.getByRole('button', { name: 'Reenviar', exact: true }).click();
  await stack.mail.waitFor(({ recipients, id }) => recipients.includes(email) && id !== mail.id, 20_000);
});

test('staff publish an alert and the home shows it once', async ({ page, backoffice, browser, stack }) => {
  await backoffice.signIn('content');
  await backoffice.open('Avisos');
  await page.getByRole('link', { name: /crear/i }).click();
  await page.getByLabel(/título/i).fill('Horario especial de fin de año');
  await page.locator('.ProseMirror').fill('Abrimos de 9 a 14 horas.');
  await page.getByRole('button', { name: /guardar/i }).click();
  await expect(page.getByText('Horario especial de fin de año').first()).toBeVisible();
  // The form shows the title as it is typed; there it is once it is said so.
  await expect(page.getByText('Aviso creado')).toBeVisible();

  const visitor = waitingForScripts(await browser.newPage({ baseURL: stack.url, locale: 'es-MX' }));
  await visitor.goto('/');
  const alert = visitor.getByRole('dialog', { name: 'Horario especial de fin de año' });
  await expect(alert).toContainText('Abrimos de 9 a 14 horas.');
  await visitor.keyboard.press('Escape');
  await expect(alert).toBeHidden();

  await visitor.reload();
  await visitor.waitForLoadState('networkidle');
  await expect(alert).toBeHidden();
  await visitor.close();
});
