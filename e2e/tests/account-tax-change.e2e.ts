import { openAccount, pdfFile } from '../support/account';
import { expect, test } from '../support/fixtures';

const CUSTOMER = 'empresa@flota.test';
const NEW_NAME = 'Sierra Clara Logística y Carga';

test('a company changes its name: asked for with the certificate, approved by customer care', async ({
  page,
  backoffice,
  stack,
}) => {
  await openAccount(page, stack, CUSTOMER, '/my-account/perfil');
  const taxData = page.locator('#fiscales');
  await expect(taxData.getByLabel('Razón social')).toHaveCount(0);
  await taxData.getByRole('button', { name: 'Pedir cambio de nombre o RFC' }).click();
  const name = taxData.getByLabel('Razón social');
  await expect(name).toHaveValue('Autotransportes Sierra Clara, S.A. de C.V.');
  await name.fill(NEW_NAME);
  await taxData.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(taxData.getByText('Elija el PDF de su constancia de situación fiscal.')).toBeVisible();
  await taxData.getByLabel('Constancia de situación fiscal', { exact: true }).setInputFiles(pdfFile('constancia.pdf'));
  await taxData.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(taxData.getByText('Su solicitud está en revisión')).toBeVisible();
  await expect(taxData.getByText('Recibimos su solicitud.')).toBeVisible();
  await expect(taxData.getByRole('button', { name: 'Pedir cambio de nombre o RFC' })).toHaveCount(0);

  await backoffice.signIn('care');
  await backoffice.open('Datos fiscales');
  await page.getByRole('row', { name: new RegExp(NEW_NAME) }).click();
  await expect(page.getByRole('row', { name: /Nombre o razón social/ })).toContainText('Cambia');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Constancia de situación fiscal' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain('constancia');
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Los documentos salen con los datos nuevos desde entonces')).toBeVisible();

  await page.goto('/my-account/perfil');
  await expect(taxData.getByText(NEW_NAME, { exact: true })).toBeVisible();
});
