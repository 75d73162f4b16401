import type { Page } from '@playwright/test';
import { openAccount, pdfFile } from '../support/account';
import { expectAccessible } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';

const CUSTOMER = 'empresa@flota.test';
const PATH = '/my-account/bills/factura-del-vehiculo';
/** The demo company's request whose bill is ready to be picked up. */
const FOLIO = 'T-4H7QM-0X2KD';
const RECEIVER = 'Ramón Ibarra Luna';

/** Signs as a hand does: down, along, up. */
async function sign(page: Page): Promise<void> {
  const paper = page.getByRole('img', { name: /^Recuadro para firmar/ });
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error('No paper to sign on');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.15, 0.6));
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1) {
    await page.mouse.move(...at(0.15 + step * 0.027, 0.5 + 0.3 * Math.sin(step / 1.7)));
  }
  await page.mouse.up();
}

test('a bill is handed over at the counter, signed on the screen, taken back, and signed on paper by the keyboard alone @thorough', async ({
  browser,
  page,
  stack,
}) => {
  const office = await browser.newContext({ baseURL: stack.url, viewport: { width: 768, height: 1024 } });
  const desk = await office.newPage();
  await new Backoffice(desk, stack.demoPassword).signIn('care');
  await desk.goto('/admin/bill-requests');
  await desk.getByRole('main').getByText(FOLIO).click();
  const open = desk.getByRole('button', { name: 'Registrar entrega' });
  const dialog = desk.getByRole('dialog');

  await open.click();
  await dialog.getByLabel('Nombre de quien recibe').fill(RECEIVER);
  await dialog.getByRole('button', { name: 'Registrar la entrega' }).click();
  await expect(dialog.getByText('Falta la firma.')).toBeVisible();
  await dialog.getByLabel('Número de la identificación').fill('IBLR-7003 0511H600');
  await sign(desk);
  await dialog.getByRole('button', { name: 'Borrar la firma' }).click();
  await expect(dialog.getByRole('img', { name: 'Recuadro para firmar, vacío' })).toBeVisible();
  await sign(desk);
  await expect(dialog.getByRole('img', { name: 'Recuadro con la firma' })).toBeVisible();
  await expectAccessible(desk, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Registrar la entrega' }).click();
  await expect(desk.getByRole('heading', { name: 'Entregada en mostrador' })).toBeVisible();
  await expect(desk.getByText('IBLR7003', { exact: false })).toHaveCount(0);

  await openAccount(page, stack, CUSTOMER, PATH);
  const vehicle = page.getByRole('article').filter({ hasText: FOLIO });
  const received = vehicle.getByRole('region', { name: 'Quién la recibió' });
  await expect(received).toContainText(RECEIVER);
  await received.scrollIntoViewIfNeeded();
  await expect(received.getByRole('button', { name: 'Abrir el acuse' })).toBeVisible();

  await desk.getByRole('button', { name: 'Retirar el registro' }).click();
  await dialog.getByLabel('Por qué').fill('Se registró en la solicitud de otra unidad.');
  await dialog.getByRole('button', { name: 'Retirar el registro' }).click();
  await expect(desk.getByRole('heading', { name: 'Entrega retirada' })).toBeVisible();
  await page.reload();
  await expect(vehicle.getByText('Se registró en la solicitud de otra unidad.')).toBeVisible();

  await open.focus();
  await desk.keyboard.press('Enter');
  await dialog.getByLabel('Nombre de quien recibe').focus();
  await desk.keyboard.type(RECEIVER);
  await dialog.getByLabel('Número de la identificación').focus();
  await desk.keyboard.type('IBLR70030511H600');
  await dialog.getByRole('radio', { name: 'En pantalla' }).focus();
  await desk.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'En papel' })).toBeChecked();
  await desk.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Acuse para imprimir y firmar' })).toBeFocused();
  const [form] = await Promise.all([desk.waitForEvent('download'), desk.keyboard.press('Enter')]);
  expect(form.suggestedFilename()).toBe(`${FOLIO}-acuse-para-firmar.pdf`);
  await desk.keyboard.press('Tab');
  await expect(dialog.getByLabel('Firmó el acuse en papel delante de quien entrega')).toBeFocused();
  await desk.keyboard.press('Space');
  await dialog.locator('input[type=file]').last().setInputFiles(pdfFile('acuse-firmado.pdf'));
  await dialog.getByRole('button', { name: 'Registrar la entrega' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Entregada en mostrador' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Acuse firmado en papel' })).toBeVisible();
  await office.close();
});
