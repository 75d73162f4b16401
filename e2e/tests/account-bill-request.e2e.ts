import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { careApi, openAccount, pdfFile } from '../support/account';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';
import { shownText } from '../support/shown-text';

const CUSTOMER = 'cliente@flota.test';
const PATH = '/my-account/bills/factura-del-vehiculo';
/** The demo customer's contract that is paid off. */
const PAID_OFF = 'FL-2024-000207';
const REASON = 'El frente sale borroso.';

/** In the last part of the dialog. */
async function choose(page: Page, input: string, choice: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: input }).last().click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

const folioOf = (page: Page) => shownText(page.getByRole('article').first(), /T-[0-9A-Z]{5}-[0-9A-Z]{5}/);

test('a customer asks for the bill of a vehicle, mends what staff name, chooses where to pick it up and follows every step @queue', async ({
  browser,
  page,
  stack,
}) => {
  await openAccount(page, stack, CUSTOMER, PATH);
  const vehicle = page.getByRole('article').filter({ hasText: PAID_OFF });
  await expect(page.getByRole('region', { name: 'Todavía no' })).toContainText('cuando termine de pagar');
  await vehicle.getByRole('link', { name: 'Pedir la factura' }).click();

  await expect(page.getByLabel('Nombre o razón social')).toHaveValue('Martín Arriaga Solís');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Escriba la calle y el número.')).toBeVisible();
  await expect(page.getByLabel('Calle y número')).toBeFocused();
  await page.getByLabel('Calle y número').fill('Blvd. Juan Alonso de Torres 12');
  await page.getByLabel('Colonia').fill('San Jerónimo');
  await page.getByLabel('Código postal').fill('37204');
  await page.getByLabel('Ciudad o municipio').fill('León');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('Guanajuato');
  await page
    .getByLabel('Identificación oficial, frente', { exact: true })
    .setInputFiles({ ...pdfFile('ine.pdf'), buffer: Buffer.from('No soy un PDF') });
  await page.getByLabel('Constancia de situación fiscal', { exact: true }).setInputFiles(pdfFile('constancia.pdf'));
  await expect(page.getByText('No aceptamos ese tipo de archivo.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByLabel('Identificación oficial, frente', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByLabel('Calle y número')).toHaveValue('Blvd. Juan Alonso de Torres 12');
  await page.getByLabel('Cambiar ine.pdf').setInputFiles(pdfFile('ine.pdf'));
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Recibimos su solicitud.')).toBeVisible();

  const care = await careApi(stack);
  const move = async (folio: string, body: object) => {
    const filter = encodeURIComponent(JSON.stringify({ q: folio }));
    const { data } = (await care.get(`bill-requests?filter=${filter}`)) as { data: { id: string }[] };
    await care.post(`bill-requests/${data[0]?.id}/state`, body);
  };
  const folio = await folioOf(page);
  await move(folio, { state: 'in_review' });
  const office = await browser.newContext({ baseURL: stack.url, viewport: { width: 1440, height: 900 } });
  const desk = await office.newPage();
  await new Backoffice(desk, stack.demoPassword).signIn('care');
  await desk.goto('/admin/bill-requests');
  await desk.getByRole('main').getByText(folio).click();
  await desk.getByRole('button', { name: 'Pedir una corrección' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pedir la corrección' }).click();
  await expect(dialog.getByText(/^Elija/).first()).toBeVisible();
  await choose(desk, 'Dato o documento', 'Identificación o poder');
  await choose(desk, 'Qué está mal', 'No se lee bien');
  await dialog.getByLabel('Explicación para el cliente').fill(REASON);
  await dialog.getByRole('button', { name: 'Agregar otro dato o documento' }).click();
  await choose(desk, 'Dato o documento', 'Calle y número');
  await choose(desk, 'Qué está mal', 'Falta una parte');
  await expectAccessible(desk, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Pedir la corrección' }).click();
  await expect(desk.getByText('el reloj está detenido')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(vehicle.getByText(REASON)).toBeVisible();
  await vehicle.getByRole('link', { name: 'Corregir', exact: true }).click();
  const mending = page.getByRole('region', { name: 'Qué hay que corregir' });
  await expect(mending.getByLabel('Colonia')).toHaveCount(0);
  await expect(mending.getByLabel('Calle y número')).toHaveValue('Blvd. Juan Alonso de Torres 12');
  await mending.getByLabel('Calle y número').fill('Blvd. Juan Alonso de Torres 12, bodega 3');
  await mending.getByRole('button', { name: 'Enviar corrección' }).click();
  await expect(mending.getByText('Adjunte su identificación o el poder.')).toBeVisible();
  await expect(mending.getByLabel('Calle y número')).toHaveValue('Blvd. Juan Alonso de Torres 12, bodega 3');
  await mending.getByLabel('Identificación oficial, frente', { exact: true }).setInputFiles(pdfFile('ine-nueva.pdf'));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await mending.getByRole('button', { name: 'Enviar corrección' }).click();
  await expect(page.getByText('Recibimos su corrección.')).toBeVisible();
  expect(await folioOf(page)).toBe(folio);
  await page.getByText('Correcciones anteriores').click();
  await expect(vehicle.getByText(REASON)).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Antes: Blvd. Juan Alonso de Torres 12', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Identificación o poder, antes' })).toBeVisible();
  await office.close();

  await vehicle.getByRole('radio', { name: /Rodalba León/ }).check();
  await vehicle.getByRole('button', { name: 'Recogerla aquí' }).click();
  await expect(vehicle.getByRole('button', { name: 'Elegir otro distribuidor' })).toBeVisible();
  for (const state of ['in_review', 'preparing', 'sent_to_distributor', 'ready_for_pickup'])
    await move(folio, { state });
  await page.reload();
  const steps = vehicle.getByRole('list', { name: 'Pasos de su trámite' });
  await expect(steps.locator('[aria-current=step]')).toContainText('Lista para recoger');
  await expect(steps.getByRole('time')).toHaveCount(8);
  await expect(vehicle.getByRole('button', { name: 'Elegir otro distribuidor' })).toHaveCount(0);
  await vehicle.getByRole('button', { name: 'Ver su correo' }).click();
  await expect(vehicle.getByRole('link', { name: /@/ })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);

  await expect
    .poll(() => mailsTo(stack.mail, CUSTOMER).some(({ subject }) => subject.includes('lista para recoger')))
    .toBe(true);
  const ready = mailsTo(stack.mail, CUSTOMER).find(({ subject }) => subject.includes('lista para recoger'));
  const link = /(\/distribuidores#contacto=[\w-]+)/.exec(ready?.text ?? '')?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Su distribuidor' })).toContainText('Rodalba León');
});
