import { careApi, openAccount, pdfFile } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';

const CUSTOMER = 'cliente@flota.test';
const CONTRACT = 'FL-2025-000541';
const REJECTED = 'FL-2025-000633';

test.use({ viewport: { width: 360, height: 740 } });

test('a customer corrects a policy and sends a new one, and care accepts it @queue', async ({ page, stack }) => {
  await openAccount(page, stack, CUSTOMER, '/my-account/seguros');
  const rejected = page.getByRole('article').filter({ hasText: REJECTED });
  await expect(rejected.getByText('Necesita una corrección')).toBeVisible();
  await rejected.getByRole('link', { name: 'Corregir y enviar de nuevo' }).click();
  await expect(page.getByLabel('Número de póliza')).toHaveValue('HZ-0633-2027');
  await expect(page.getByText('beneficiario preferente. Pida a su aseguradora').first()).toBeVisible();
  await page.getByRole('link', { name: 'Todos sus seguros' }).click();

  const vehicle = page.getByRole('article').filter({ hasText: CONTRACT });
  await vehicle.getByRole('link', { name: 'Enviar la póliza nueva' }).press('Enter');
  await page.getByRole('button', { name: 'Enviar la póliza' }).press('Enter');
  await expect(page.getByText('Adjunte la póliza: una foto de cada página, o el PDF.')).toBeVisible();
  await page.getByLabel('Póliza', { exact: true }).setInputFiles(pdfFile('poliza.pdf'));
  await page.getByLabel('Aseguradora').fill('Seguros del Bajío');
  await page.getByLabel('Número de póliza').fill('SB-541-26');
  await page.getByLabel('Empieza').fill('2026-11-20');
  await page.getByLabel('Termina').fill('2036-11-20');
  await page.getByLabel('Suma asegurada').fill('$1,250,000');
  await page.getByLabel('Prima total').fill('54,120.50');
  await page.getByRole('radio', { name: 'No, o no lo encuentro' }).check();
  await expect(page.getByText('Su contrato pide que seamos beneficiario preferente.')).toBeVisible();
  await page.getByRole('radio', { name: 'Sí' }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar la póliza' }).press('Enter');
  await expect(vehicle.getByText('Recibimos su póliza.')).toBeVisible();

  const care = await careApi(stack);
  const filter = encodeURIComponent(JSON.stringify({ q: 'SB-541-26' }));
  const { data } = (await care.get(`policy-submissions?filter=${filter}`)) as { data: { id: string }[] };
  await care.post(`policy-submissions/${data[0]?.id}/decision`, { decision: 'accepted' });
  await page.reload();
  await expect(vehicle.getByRole('list', { name: 'Pólizas aceptadas' })).toContainText('SB-541-26');
  await expectAccessible(page);
  await expect
    .poll(() => mailsTo(stack.mail, CUSTOMER).some(({ subject }) => subject.includes('Aceptamos su póliza')))
    .toBe(true);
});
