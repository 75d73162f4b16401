import { openAccount, pdfFile } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { Keyboard } from '../support/keyboard';
import { mailsTo } from '../support/mail';

const CUSTOMER = 'cliente@flota.test';
const CONTRACT = 'FL-2025-000902';
const TITLE = 'Contrato de arrendamiento';

/** With a page, which is copied into what is signed. */
const PDF = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]>> endobj',
    'trailer <</Root 1 0 R /Size 4>>',
    '%%EOF\n',
  ].join('\n'),
);

test('staff ask for a signature, the customer signs in the sandbox, and both see the constancia @queue', async ({
  page,
  browser,
  backoffice,
  stack,
}) => {
  await backoffice.signIn('care');
  await backoffice.openContract(CONTRACT);
  await page.getByRole('button', { name: 'Pedir firma' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('no tiene valor legal')).toBeVisible();
  await dialog.getByLabel('Qué se firma').fill(TITLE);
  await dialog.getByRole('button', { name: 'Pedir firma' }).click();
  await expect(dialog.getByText('Este dato es obligatorio.'), 'says that a file is missing').toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({ ...pdfFile('contrato.pdf'), buffer: PDF });
  await dialog.getByLabel('Nota (opcional)').fill('Léalo con calma.');
  await dialog.getByRole('button', { name: 'Pedir firma' }).click();
  await expect(page.getByText('va en camino al proveedor')).toBeVisible();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();

  await expect
    .poll(() => mailsTo(stack.mail, CUSTOMER).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(`Firme «${TITLE}»`));
  // On a phone, and without a pointer.
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX', viewport });
  const customer = waitingForScripts(await context.newPage());
  const keyboard = new Keyboard(customer);
  await openAccount(customer, stack, CUSTOMER, '/my-account/firmas');
  const card = customer.getByRole('article', { name: TITLE });
  await expect(card).toContainText('Léalo con calma.');
  await expectAccessible(customer);
  await keyboard.press(card.getByRole('button', { name: 'Firmar' }));
  // Both pages bear its title.
  await customer.waitForURL(/\/firma-de-prueba\//);
  await expect(customer.getByRole('heading', { name: TITLE })).toBeVisible();
  await expectAccessible(customer);
  await keyboard.press(customer.getByRole('button', { name: 'Continuar' }));
  await expect(card.getByText(/Firmado por todos/), 'is noticed by itself').toBeVisible({ timeout: 45_000 });
  await keyboard.press(card.getByRole('button', { name: 'Verificar constancia' }));
  await expect(card.getByText('La constancia es válida')).toBeVisible();
  await expectAccessible(customer);

  await page.reload();
  await expect(page.getByText('Firmada', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Verificar constancia' }).click();
  await expect(page.getByText('Es válida: el documento no ha cambiado')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Constancia (NOM-151)' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^constancia-E-.*\.tsr$/);
  await context.close();
});
