import { careApi, openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const CUSTOMER = 'empresa@flota.test';
/** Of the demonstration: it waits for an answer, and is late. */
const SUBJECT = 'Cambio de representante legal';

for (const width of [1440, 768] as const) {
  test(`staff see who waits, answer with a canned answer by keyboard and note, at ${width}${width === 768 ? ' @thorough' : ''}`, async ({
    backoffice,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await backoffice.signIn('care');
    await page.goto('/admin/conversations');
    // One opens it for the width that comes after.
    const row = page.getByRole('main').getByText(width === 1440 ? SUBJECT : 'Renovación de la póliza del autobús');
    await expect(row).toBeVisible();
    const whose = page.getByRole('group', { name: 'De quién son' });
    await whose.getByRole('button', { name: 'Sin asignar' }).press('Enter');
    await expect(page).toHaveURL(/nobody/);
    await whose.getByRole('button', { name: 'Todas' }).press('Enter');
    await expect(page).not.toHaveURL(/nobody/);
    await expect(row).toBeVisible();
    await expectAccessible(page, 'main');

    await row.click();
    await expect(page.getByRole('tab', { name: 'Responder al cliente' })).toBeVisible();
    const answer = page.getByRole('textbox', { name: 'Respuesta' });
    await answer.focus();
    await page.keyboard.press(';');
    const picker = page.getByRole('dialog', { name: 'Respuestas preparadas' });
    await expect(picker.getByRole('option')).toHaveCount(3);
    await picker.getByRole('combobox', { name: 'Buscar' }).fill('horario');
    await expect(picker.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(picker).toHaveCount(0);
    await expect(answer).toHaveValue(/Atendemos de lunes a viernes/);
    await expect(answer).not.toHaveValue(/[{}]/);
    await expect(answer).toBeFocused();

    await page.getByRole('tab', { name: 'Nota interna' }).click();
    await page.getByRole('textbox', { name: 'Nota interna' }).fill(`Llamar mañana (${width})`);
    await page.getByRole('button', { name: 'Guardar nota' }).press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: `Llamar mañana (${width})` })).toBeVisible();
    await page.getByRole('tab', { name: 'Responder al cliente' }).click();
    await expect(answer).toHaveValue(/Atendemos de lunes a viernes/);
    await answer.press('Control+Enter');
    await expect(answer).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: 'Atendemos de lunes a viernes' })).toBeVisible();
    await expectAccessible(page, 'main');

    await page.getByRole('button', { name: 'Cerrar conversación' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Volver a abrir' })).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Cerrar conversación' })).toBeVisible();
  });
}

test('who was overtaken by a colleague keeps what they wrote, and reads the answer first', async ({
  backoffice,
  page,
  stack,
}) => {
  await backoffice.signIn('admin');
  await page.goto('/admin/conversations');
  await page.getByRole('main').getByText(SUBJECT).click();
  const answer = page.getByRole('textbox', { name: 'Respuesta' });
  await answer.fill('El acta y la identificación.');
  const care = await careApi(stack);
  // A colleague's answer gets there just before.
  await page.route(
    '**/api/admin/conversations/*/messages',
    async (route) => {
      const message = new FormData();
      message.set('message', JSON.stringify({ text: 'Ya le respondí yo.' }));
      await care.post(new URL(route.request().url()).pathname.replace('/api/admin/', ''), message);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Otra persona respondió' })).toBeVisible();
  await expect(page.getByText('Ya le respondí yo.')).toBeVisible();
  await expect(answer).toHaveValue('El acta y la identificación.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(answer).toHaveValue('');
});

test('a customer whose matter is closed says how they were attended to, and staff read it', async ({
  backoffice,
  page,
  stack,
}) => {
  const care = await careApi(stack);
  await page.setViewportSize({ width: 360, height: 800 });
  await openAccount(page, stack, CUSTOMER, '/my-account/mensajes');
  await page.getByRole('link', { name: SUBJECT }).click();
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  await expect(page.getByText('Llamar mañana')).toHaveCount(0);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await care.post(`conversations/${id}/state`, { state: 'closed' });
  await page.reload();
  const form = page.getByRole('form', { name: 'Cómo le atendimos' });
  await form.getByRole('button', { name: 'Enviar mi opinión' }).click();
  await expect(form.getByRole('alert')).toHaveText('Elija una de las cinco respuestas.');
  await form.getByRole('radio', { name: 'Muy mal' }).focus();
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Bien', exact: true })).toBeChecked();
  await form.getByLabel('Su comentario').fill('Rápido y claro.');
  await expectAccessible(page, 'main');
  await form.getByRole('button', { name: 'Enviar mi opinión' }).click();
  await expect(page.getByText('Gracias por su opinión: bien.')).toBeVisible();

  await backoffice.signIn('care');
  await page.goto(`/admin/conversations/${id}/show`);
  await expect(page.getByText('Bien (4 de 5)')).toBeVisible();
  await expect(page.getByText('«Rápido y claro.»')).toBeVisible();
});
