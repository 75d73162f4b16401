import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { accessLink, mailTo, newAddress } from '../support/mail';

const CONTRACT = { number: 'LB-2026-000900', rfc: 'SAPI850917AB1' };
const PASSWORD = 'un camino largo a la costa';

test('finance brings a contract in, and its customer registers and sees what is owed @queue', async ({
  page,
  backoffice,
  stack,
}) => {
  const email = newAddress();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('finance');
  await backoffice.open('Contratos');
  await page.getByRole('link', { name: 'Nuevo contrato' }).click();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);

  await page.getByRole('button', { name: 'Guardar contrato' }).click();
  await expect(page.getByText('Escriba el número del contrato.')).toBeVisible();
  await fill('Número de contrato *', CONTRACT.number);
  await fill('Referencia de pago *', '2026000900');
  await fill('Firmado *', '2026-09-10');
  await fill('Primer vencimiento *', '2026-10-10');
  await fill('CLABE para transferencias *', '646180110000101005');
  await fill('Precio con IVA (MXN) *', '2,480,000');
  await fill('Plazo (meses) *', '48');
  await fill('Tasa anual fija (%) *', '14.5');
  await fill('Enganche (%) *', '20');
  await fill('Comisión por apertura (%) *', '2');
  await expect(page.getByText('$58,550.39')).toBeVisible();

  await fill('Nombre *', 'Irene Salas Peña');
  await fill('RFC *', CONTRACT.rfc);
  await fill('Correo electrónico *', email);
  await page.getByLabel('Tomar del catálogo').fill('cascadia');
  await page.getByRole('option').first().click();
  await expect(page.getByLabel('Marca *')).toHaveValue('Freightliner');
  await fill('Año modelo *', '2026');
  await fill('NIV *', '3AKJHHDR5NSLB0101');
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo contrato' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar contrato' }).click();
  await expect(page.getByText('Contrato guardado. El titular ya puede registrarse')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Al día de hoy' })).toBeVisible();
  await expect(page.getByText('Irene Salas Peña').first()).toBeVisible();

  await page.goto('/registro');
  await page.getByLabel('Número de contrato').fill(CONTRACT.number);
  await page.getByLabel('RFC').fill(CONTRACT.rfc);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await page.goto(accessLink(await mailTo(stack.mail, email)));
  await page.getByLabel('Nueva contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
  await expect(page.getByText(CONTRACT.number).first()).toBeVisible();
  await page.goto('/my-account/balances');
  await expect(page.getByText('$1,984,000.00').first()).toBeVisible();
});
