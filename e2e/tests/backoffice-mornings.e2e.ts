import { expect, test as base } from '../support/fixtures';
import type { DemoRole } from '../support/backoffice';
import { expectFocusKept, Keyboard } from '../support/keyboard';

/*
 * The first half hour of each desk in the hands of somebody who never touches a pointer: what waits is opened from home,
 * worked off, and the next thing is found by its name.
 */
interface Desk {
  keyboard: Keyboard;
  begin: (role: DemoRole) => Promise<void>;
  /** By the palette, as it is typed. */
  find: (words: string) => Promise<void>;
}

const test = base.extend<Desk>({
  keyboard: ({ page }, use) => use(new Keyboard(page)),
  begin: ({ page, keyboard, stack }, use) =>
    use(async (role) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/admin');
      await keyboard.write(page.getByLabel(/correo/i), `${role}@flota.test`);
      await keyboard.write(page.getByLabel(/contraseña/i).first(), stack.demoPassword);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible();
    }),
  find: ({ page }, use) =>
    use(async (words) => {
      // Not over a form that is being filled in.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    }),
});

test.describe.configure({ timeout: 120_000 });

test('care answers who waits, notes what a customer said, and takes a lead', async ({
  page,
  keyboard,
  begin,
  find,
}) => {
  await begin('care');
  await keyboard.press(page.getByRole('link', { name: /Mensajes sin leer/ }));
  await expect(page.getByRole('heading', { name: 'Mensajes', level: 1 })).toBeVisible();
  await expect(page.locator('[data-row-link], .flota-cards > li > a').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row-link], .flota-cards > li > a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const answer = page.getByRole('textbox', { name: 'Respuesta' });
  await keyboard.write(answer, 'Buenos días. Ya lo revisamos y le escribimos hoy mismo.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ya lo revisamos y le escribimos' })).toBeVisible();
  await expectFocusKept(page);

  await find('martin arriaga solis');
  await expect(page.getByRole('heading', { name: 'Martín Arriaga Solís', level: 1 })).toBeVisible();
  await keyboard.press(page.getByRole('button', { name: 'Agregar nota' }));
  await keyboard.write(page.getByRole('dialog').getByLabel('Nota'), 'Llamó: paga el viernes.');
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Agregar' }));
  await expect(page.getByText('Llamó: paga el viernes.')).toBeVisible();
  await expectFocusKept(page);

  await find('solicitudes');
  await expect(page.getByRole('heading', { name: 'Solicitudes', level: 1 })).toBeVisible();
  await keyboard.press(page.getByRole('link', { name: 'Tablero' }));
  const take = page.getByRole('button', { name: /^Tomar a / }).first();
  const whose = (await take.getAttribute('aria-label')) ?? '';
  await keyboard.press(take);
  await expect(page.getByRole('button', { name: whose, exact: true })).toHaveCount(0);
  await expectFocusKept(page);
  await keyboard.press(page.getByRole('link', { name: whose.replace('Tomar a ', '') }).first());
  await keyboard.press(page.getByRole('button', { name: 'Agregar tarea' }));
  await keyboard.write(page.getByRole('dialog').getByLabel('Qué hay que hacer'), 'Enviar la carátula');
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Agregar' }));
  const task = page.getByRole('checkbox', { name: 'Enviar la carátula' });
  await keyboard.press(task, 'Space');
  await expect(task).toBeChecked();
});

test('finance registers a transfer, takes it back, and sees what waits for somebody else', async ({
  page,
  keyboard,
  begin,
  find,
}) => {
  await begin('finance');
  await find('registrar');
  await expect(page.getByRole('combobox', { name: /Registrar transferencia/ })).toBeFocused();
  await page.keyboard.type('FL-2025-000418');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Registrar transferencia al contrato FL-2025-000418/ });
  await keyboard.write(dialog.getByLabel('Cantidad recibida (MXN)'), '1,250');
  await keyboard.write(dialog.getByLabel('Referencia'), 'SPEI DE LA MAÑANA');
  await keyboard.press(dialog.getByRole('button', { name: 'Registrar', exact: true }));
  await expect(page.getByText('Transferencia registrada.')).toBeVisible();

  await find('FL-2025-000418');
  await expect(page.getByRole('heading', { name: /FL-2025-000418/, level: 1 })).toBeVisible();
  const receipt = page.getByRole('row', { name: /SPEI DE LA MAÑANA/ }).filter({ has: page.getByRole('button') });
  await keyboard.press(receipt.getByRole('button', { name: 'Anular' }));
  const reversal = page.getByRole('dialog');
  await keyboard.press(reversal.getByLabel('Causa'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await keyboard.write(reversal.getByLabel('Motivo'), 'Era una prueba');
  await keyboard.press(reversal.getByRole('button', { name: 'Anular' }));
  await expect(page.getByRole('row', { name: /\(anulado\).* SPEI DE LA MAÑANA/ })).toBeVisible();
  await expectFocusKept(page);

  await find('conciliacion');
  await expect(page.getByRole('heading', { name: 'Conciliación', level: 1 })).toBeVisible();
});

test('content rewords a question, moves a banner, and reads the page as visitors do', async ({
  page,
  keyboard,
  begin,
  find,
}) => {
  await begin('content');
  await find('preguntas');
  await expect(page.getByRole('heading', { name: 'Preguntas', level: 1 })).toBeVisible();
  await expect(page.locator('[data-row-link], .flota-cards > li > a').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toBeFocused();
  await page.keyboard.type('pago al firmar');
  await expect(page.locator('[data-row-link], .flota-cards > li > a')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await keyboard.write(page.getByLabel('Pregunta'), '¿Qué se paga el día de la firma?');
  await keyboard.press(page.getByRole('button', { name: 'Guardar' }));
  await expect(page.getByText('Pregunta guardada')).toBeVisible();

  await find('banners');
  await expect(page.getByRole('heading', { name: 'Banners', level: 1 })).toBeVisible();
  await keyboard.press(page.getByRole('button', { name: /^Subir «/ }).last());
  await expect(page.getByText(/Ahora está en el lugar \d de \d/)).toBeVisible();
  await expectFocusKept(page);

  await page.goto('/faqs/arrendamiento');
  await expect(page.getByText('¿Qué se paga el día de la firma?')).toBeVisible();
});
