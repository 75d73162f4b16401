import { careApi, openAccount, pdfFile } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';

const CUSTOMER = 'empresa@flota.test';
const SUBJECT = 'Constancia fiscal nueva';

test.use({ viewport: { width: 360, height: 740 } });

test('a customer writes with a file, keeps what did not get through, and reads the answer @queue', async ({
  page,
  stack,
}) => {
  await openAccount(page, stack, CUSTOMER, '/my-account/mensajes');
  await page.getByRole('link', { name: 'Escribir un mensaje' }).press('Enter');
  await page.getByRole('button', { name: 'Enviar mensaje' }).press('Enter');
  await expect(page.getByText('Diga en pocas palabras de qué se trata.')).toBeVisible();
  await page.getByLabel('Asunto').fill(SUBJECT);
  await page.getByLabel('Mensaje', { exact: true }).fill('Les mando nuestra constancia de este mes.');
  await page.getByLabel(/Adjuntar archivos/).setInputFiles(pdfFile('constancia.pdf'));
  await page.getByRole('button', { name: 'Enviar mensaje' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUBJECT);
  await expect(page.getByRole('button', { name: /constancia\.pdf/ })).toBeVisible();

  await page.route('**/messages', (route) => route.abort());
  const box = page.getByLabel('Su mensaje');
  await box.fill('¿La recibieron?');
  await page.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await expect(page.getByText('No se envió')).toBeVisible();
  await page.unroute('**/messages');
  await page.getByRole('button', { name: 'Volver a enviar' }).press('Enter');
  await expect(page.getByText('No se envió')).toHaveCount(0);
  await expect(page.getByText('¿La recibieron?')).toHaveCount(1);
  await box.fill('Un borrador que no se pierde');
  await page.reload();
  await expect(page.getByLabel('Su mensaje')).toHaveValue('Un borrador que no se pierde');
  await page.getByLabel('Su mensaje').fill('');

  const id = page.url().split('/').at(-1) ?? '';
  const care = await careApi(stack);
  const answer = new FormData();
  answer.set('message', JSON.stringify({ text: 'La recibimos y ya está registrada.' }));
  await care.post(`conversations/${id}/messages`, answer);
  await page.getByRole('link', { name: 'Todos sus mensajes' }).press('Enter');
  const row = page.getByRole('link', { name: SUBJECT });
  await expect(row).toContainText('1 respuesta sin leer');
  await row.press('Enter');
  await expect(page.getByText('La recibimos y ya está registrada.')).toBeVisible();
  await expect
    .poll(() => mailsTo(stack.mail, CUSTOMER).some(({ subject }) => subject.startsWith('Respondimos')))
    .toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Todos sus mensajes' }).press('Enter');
  await expect(row).not.toContainText('sin leer');
});
