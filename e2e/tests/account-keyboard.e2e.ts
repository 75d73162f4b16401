import { pdfFile } from '../support/account';
import { expectSound } from '../support/axe';
import { expect, test as base } from '../support/fixtures';
import { expectFocusKept, Keyboard } from '../support/keyboard';

const CUSTOMER = 'cliente@flota.test';
const COMPANY = 'empresa@flota.test';
const PROFILE = '/my-account/perfil';
/** The demo customer's contract that is paid off. */
const PAID_OFF = 'FL-2024-000207';
const NEW_PASSWORD = 'siete tractores en fila';

const test = base.extend<{
  keyboard: Keyboard;
  signIn: (email: string, path: string) => Promise<void>;
}>({
  keyboard: ({ page }, use) => use(new Keyboard(page)),
  signIn: ({ page, keyboard, stack }, use) =>
    use(async (email, path) => {
      await page.goto(`/acceso?siguiente=${encodeURIComponent(path)}`);
      await keyboard.write(page.getByLabel('Correo electrónico'), email);
      await keyboard.write(page.getByLabel('Contraseña', { exact: true }), stack.demoPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
    }),
});

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

test('without a pointer a customer asks for the bill of a vehicle, and is led to what is missing', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(CUSTOMER, '/my-account/bills/factura-del-vehiculo');
  const vehicle = page.getByRole('article').filter({ hasText: PAID_OFF });
  await keyboard.press(vehicle.getByRole('link', { name: 'Pedir la factura' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pida la factura de su vehículo' })).toBeFocused();
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await keyboard.press(send);
  await expect(page.getByLabel('Calle y número'), 'the first that is missing').toBeFocused();
  await expectSound(page, 360);
  await keyboard.write(page.getByLabel('Calle y número'), 'Blvd. Juan Alonso de Torres 12');
  await keyboard.write(page.getByLabel('Colonia'), 'San Jerónimo');
  await keyboard.write(page.getByLabel('Código postal'), '37204');
  await keyboard.write(page.getByLabel('Ciudad o municipio'), 'León');
  await keyboard.attach(page.getByLabel('Identificación oficial, frente', { exact: true }), pdfFile('ine.pdf'));
  await keyboard.attach(page.getByLabel('Constancia de situación fiscal', { exact: true }), pdfFile('constancia.pdf'));
  await keyboard.press(send);
  await expect(page.getByText('Recibimos su solicitud.')).toBeVisible();
  await expect(vehicle.getByRole('heading', { level: 2 })).toBeFocused();
  await expectSound(page, 360);
});

test('without a pointer a company asks for another name', async ({ page, keyboard, signIn }) => {
  await signIn(COMPANY, PROFILE);
  const taxData = page.locator('#fiscales');
  await keyboard.press(taxData.getByRole('button', { name: 'Pedir cambio de nombre o RFC' }));
  await keyboard.write(taxData.getByLabel('Razón social'), 'Sierra Clara Logística y Carga');
  await keyboard.press(taxData.getByRole('button', { name: 'Enviar solicitud' }));
  await expect(taxData.getByText('Elija el PDF de su constancia de situación fiscal.')).toBeVisible();
  await expectSound(page, 360);
  await keyboard.attach(
    taxData.getByLabel('Constancia de situación fiscal', { exact: true }),
    pdfFile('constancia.pdf'),
  );
  await keyboard.press(taxData.getByRole('button', { name: 'Enviar solicitud' }));
  await expect(taxData.getByText('Su solicitud está en revisión')).toBeVisible();
});

test('without a pointer the focus is never lost when something opens or is done', async ({
  page,
  keyboard,
  signIn,
  stack,
}) => {
  await signIn(COMPANY, '/my-account/mensajes');
  await keyboard.press(page.getByRole('link', { name: 'Escribir un mensaje' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Escríbanos' })).toBeFocused();
  await keyboard.write(page.getByLabel('Asunto'), 'Cambio de domicilio');
  await keyboard.write(page.getByLabel('Mensaje', { exact: true }), 'Nos mudamos a León.');
  await keyboard.press(page.getByRole('button', { name: 'Enviar mensaje' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Cambio de domicilio' })).toBeFocused();

  await page.goto('/my-account/seguros');
  const send = page.getByRole('link', { name: 'Enviar la póliza nueva' }).first();
  await keyboard.press(send);
  await expect(page.getByRole('heading', { level: 1, name: 'Envíe la póliza nueva' })).toBeFocused();

  await page.goto('/my-account/bills');
  const accountant = page.getByRole('region', { name: 'Su contador' });
  await keyboard.write(accountant.getByLabel('Correo de su contador'), 'contabilidad@sierra-clara.test');
  await keyboard.press(accountant.getByRole('button', { name: 'Guardar y preguntarle' }));
  await expect(accountant.getByText('Le preguntamos por correo.')).toBeVisible();
  await expectFocusKept(page);
  await keyboard.press(accountant.getByRole('button', { name: 'Cambiar el correo' }));
  await expect(accountant.getByLabel('Correo de su contador')).toBeFocused();
  await keyboard.press(accountant.getByRole('button', { name: 'Cancelar' }));
  await expectFocusKept(page);
  await keyboard.press(accountant.getByRole('button', { name: 'Quitar' }));
  await expect(accountant.getByRole('button', { name: 'Guardar y preguntarle' })).toBeVisible();
  await expectFocusKept(page);

  await page.goto('/my-account/personas');
  await keyboard.press(page.getByRole('button', { name: 'Invitar a una persona' }));
  await expect(page.getByLabel('Correo de la persona')).toBeFocused();
  const guest = 'quien-ayuda@sierra-clara.test';
  await page.keyboard.type(guest);
  await keyboard.write(page.getByLabel('Su contraseña actual'), stack.demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Enviamos la invitación a ${guest}.`)).toBeFocused();
  await keyboard.press(page.getByRole('button', { name: `Retirar a ${guest}` }));
  await keyboard.press(page.getByRole('button', { name: 'Retirar la invitación' }));
  await expect(page.getByText(`Retiramos la invitación de ${guest}.`)).toBeFocused();
});

test('without a pointer a customer goes on after the session ended, and gets a password that counts', async ({
  page,
  keyboard,
  signIn,
  stack,
}) => {
  await signIn(COMPANY, PROFILE);
  const contact = page.getByRole('region', { name: 'Datos de contacto' });
  await keyboard.write(contact.getByLabel('Teléfono'), '55 1234 0077');
  // As it is after a night: the cookie is gone and the token of this page is over.
  await page.context().clearCookies();
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  const save = contact.getByRole('button', { name: 'Guardar datos' });
  await keyboard.press(save);
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialog).toBeVisible();
  await expectSound(page, 360);
  await keyboard.write(dialog.getByLabel('Contraseña', { exact: true }), stack.demoPassword);
  await page.keyboard.press('Enter');
  await expect(contact.getByText('Sus datos quedaron guardados.')).toBeVisible();

  const password = page.getByRole('region', { name: 'Contraseña' });
  const change = password.getByRole('button', { name: 'Cambiar contraseña' });
  await keyboard.press(change);
  await keyboard.write(password.getByLabel('Contraseña actual'), stack.demoPassword);
  await keyboard.write(password.getByLabel('Nueva contraseña'), 'contraseña1234');
  await page.keyboard.press('Enter');
  await expect(password.getByText('Esa contraseña se adivina pronto.').first()).toBeVisible();
  // The meter says the same while it is typed; refused it is once it was sent.
  await expect(password.getByLabel('Nueva contraseña')).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page, 360);
  await keyboard.write(password.getByLabel('Nueva contraseña'), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(password.getByText('Cerramos las sesiones en otros equipos.')).toBeVisible();
});
