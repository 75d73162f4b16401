import { expectAccessible } from '../support/axe';
import { expect, test as base } from '../support/fixtures';
import { SiteForms } from '../support/forms';
import { mailsTo, mailTo, newAddress } from '../support/mail';
import { shownText } from '../support/shown-text';

const test = base.extend<{ forms: SiteForms }>({ forms: ({ page }, use) => use(new SiteForms(page)) });

const PDF = { name: 'credencial.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('a message gets a folio, and the receipt bears the same one @queue', async ({ page, forms, stack }) => {
  const email = newAddress();
  await page.goto('/contacto');
  await forms.fillPerson(email);
  await page.getByLabel('Asunto').selectOption({ label: 'Facturas' });
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('No encuentro mi factura de octubre.');
  await forms.accept();
  await forms.submitButton.click();
  const folio = await forms.folio();
  await expectAccessible(page);
  expect((await mailTo(stack.mail, email)).subject).toContain(folio);
});

test('a wrong form names each mend, goes to the first and loses nothing', async ({ page, forms }) => {
  await page.goto('/contacto');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Corto');
  await page.getByRole('textbox', { name: /^Teléfono/ }).fill('123');
  await forms.submitButton.click();
  await expect(page.getByText('Escriba su nombre o el de su empresa.')).toBeVisible();
  await expect(page.getByText('Escriba los diez dígitos de su teléfono')).toBeVisible();
  await expect(page.getByText('Cuéntenos un poco más')).toBeVisible();
  await expect(page.getByText('Marque la casilla para aceptar')).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Corto');
});

test('a message whose answer got lost is sent again and makes one lead @queue', async ({ page, forms, stack }) => {
  const email = newAddress();
  await page.goto('/contacto');
  await forms.fillPerson(email);
  await page.getByLabel('Asunto').selectOption({ label: 'Otro asunto' });
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Abren los sábados por la tarde?');
  await forms.accept();
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await forms.submitButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No se envió su mensaje' })).toBeFocused();
  await forms.submitButton.click();
  const folio = await forms.folio();
  expect((await mailTo(stack.mail, email)).subject).toContain(folio);
  expect(mailsTo(stack.mail, email)).toHaveLength(1);
});

test('a campaign takes prospects with where they came from; one that is over leads home @queue', async ({
  page,
  forms,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/campaign/renueva-tu-flota?utm_source=correo');
  await page.getByText('Persona moral').click();
  await forms.fillPerson(email);
  await page.getByLabel('Estado').selectOption({ label: 'Puebla' });
  await page.getByLabel('¿Cuándo le llamamos?').selectOption({ label: 'Por la tarde' });
  await forms.accept();
  const sent = page.waitForRequest('**/api/prospects');
  await forms.submitButton.click();
  expect((await sent).postDataJSON()).toMatchObject({
    campaign: 'renueva-tu-flota',
    source: { page: '/campaign/renueva-tu-flota' },
  });
  const folio = await forms.folio();
  await expect(page.getByRole('status').filter({ hasText: folio })).toContainText('por la tarde');
  expect((await mailTo(stack.mail, email)).subject).toContain(folio);

  for (const gone of ['/campaign', '/campaign/no-existe']) {
    await page.goto(gone);
    await expect(page).toHaveURL(`${stack.url}/`);
  }
});

test('a company consents, follows its request at a private address and is warned of a doubtful RFC @queue', async ({
  page,
  forms,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/syntage');
  await expect(page.getByText('No escriba aquí su contraseña del SAT.')).toBeVisible();
  await page.getByRole('textbox', { name: 'RFC' }).fill('EKU9003173C8');
  await forms.fillPerson(email);
  await expect(page.getByText('El último carácter no corresponde')).toBeVisible();
  await page.getByRole('textbox', { name: 'RFC' }).fill('EKU9003173C9');
  await forms.accept();
  await expect(page.getByText('El último carácter no corresponde')).toHaveCount(0);
  await forms.submitButton.click();
  await expect(page).toHaveURL(/\/syntage\/[\w-]{43}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta su autorización');
  await expect(page.getByRole('link', { name: /^Continuar con el proveedor/ })).toHaveAttribute(
    'href',
    /external_id=S-/,
  );
  await expectAccessible(page);

  const answer = await page.request.get(page.url());
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const folio = await shownText(page.locator('main'), /S-[0-9A-Z]{5}-[0-9A-Z]{5}/);
  const mail = await mailTo(stack.mail, email);
  expect(mail.subject).toContain(folio);
  expect(mail.html).toContain(new URL(page.url()).pathname);

  expect((await page.request.get('/syntage/no-existe')).status()).toBe(404);
});

test('a rights request stands alone, refuses wrong files and tells the day of the answer @queue', async ({
  page,
  forms,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/legales/revocacion');
  await expect(page.getByRole('button', { name: /menú/i })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByText('Rectificación', { exact: true }).click();
  await expect(page.getByLabel('Corrección que solicita')).toBeVisible();
  await page.getByText('Soy su representante').click();
  await page.getByLabel('Nombre del titular').fill('Ana López');
  await page.getByLabel('Domicilio').fill('Calle Reforma 10, Centro, 72000 Puebla');
  await forms.fillReach(email);
  await page.getByLabel('Nombre del representante').fill('Luis Ortega');
  await page.getByLabel('Cómo acredita su representación').selectOption({ label: 'Poder notarial' });
  await page.getByLabel('Documento de representación').setInputFiles(PDF);
  await page.getByLabel('Identificación del representante').selectOption({ label: 'Pasaporte' });
  const identification = page.getByLabel('Archivo de la identificación');
  await identification.setInputFiles({ ...PDF, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('El archivo pesa más de 5 MB.')).toBeVisible();
  await identification.setInputFiles({ name: 'id.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Elija un archivo PDF, JPG o PNG.')).toBeVisible();
  await page.getByLabel('Descripción de los datos').fill('Mi nombre en el contrato 1234.');
  await page.getByLabel('Corrección que solicita').fill('Dice Anna, debe decir Ana.');
  await forms.accept();
  await expectAccessible(page);

  // Called a PDF and none by its content: only the server can tell.
  await identification.setInputFiles({ ...PDF, buffer: Buffer.from('no es un PDF') });
  await forms.submitButton.click();
  await expect(page.getByText('Elija un archivo PDF, JPG o PNG.')).toBeVisible();
  await expect(identification).toBeFocused();

  await identification.setInputFiles(PDF);
  await forms.submitButton.click();
  const folio = await forms.folio();
  await expect(page.getByText('Le respondemos a más tardar el')).toBeVisible();
  await expectAccessible(page);
  expect((await mailTo(stack.mail, email)).subject).toContain(folio);
});

test('without scripts a form says how else to reach us', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  for (const path of ['/contacto', '/campaign/renueva-tu-flota', '/syntage', '/legales/revocacion']) {
    await page.goto(path);
    const notice = page.locator('main noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('El formulario necesita JavaScript.');
    await expect(page.locator('main form button[type=submit]')).toBeDisabled();
  }
  await page.close();
});
