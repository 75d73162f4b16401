import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { accessLink, mailTo } from '../support/mail';

const LEAD = 'Elvira Pacheco Ríos';
const TEMPLATE = 'Documentos para empezar';

test('care writes a template, writes to a lead by it, and hears from them that they want no more @queue', async ({
  backoffice,
  page,
  stack,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('care');
  await page.goto('/admin/lead-mail-templates/create');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Saludo');
  await page.getByRole('textbox', { name: 'Asunto' }).fill('Hola, ');
  await page.getByRole('button', { name: 'Insertar Nombre de quien pidió informes' }).click();
  await page.getByRole('textbox', { name: 'Texto' }).fill('Soy {atiende} y le escribo por su {vehículo}.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByText('Entre llaves solo puede ir un dato de los que se ofrecen para este texto.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto' }).fill('Soy {atiende} y le escribo por su {vehiculo}.');
  await expect(page.getByText('Soy Lucía y le escribo por su Freightliner')).toBeVisible();
  await expectSound(page, 1440);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Plantilla guardada')).toBeVisible();

  await page.goto('/admin/leads/tablero');
  await page.getByRole('button', { name: `Escribir correo a ${LEAD}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Correo a ${LEAD}` });
  await dialog.getByRole('combobox', { name: 'Plantilla' }).press('Enter');
  await page.getByRole('option', { name: TEMPLATE }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const subject = await dialog.getByLabel('Asunto').inputValue();
  expect(subject).not.toContain('{');
  await expect(dialog.getByRole('paragraph').filter({ hasText: `Buen día, ${LEAD}:` })).toBeVisible();
  await expectSound(page, 1440);
  const text = dialog.getByRole('textbox', { name: 'Texto' });
  const filled = await text.inputValue();
  await text.fill(`${filled}\n\nNos vemos en {lugar}.`);
  await dialog.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect(dialog.getByText('Escriba el dato que falta en lugar de las llaves { }.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page, 360);
  await text.fill(`${filled}\n\nNos vemos en León.`);
  const to = /Para (\S+)\. /.exec((await dialog.textContent()) ?? '')?.[1] ?? '';
  await dialog.getByRole('button', { name: 'Enviar' }).dblclick();
  await expect(page.getByText('Correo en camino.')).toBeVisible();
  const mail = await mailTo(stack.mail, to);
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain('Nos vemos en León.');
  expect(mail.text).toContain('Nos vemos en León.');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: LEAD }).click();
  await expect(
    page.getByText(new RegExp(`^Correo enviado: ${subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)),
  ).toBeVisible();
  await expect(page.getByText(/^Correo enviado/)).toHaveCount(1);

  const visitor = await page.context().newPage();
  await visitor.goto(accessLink(mail));
  await expect(visitor.getByText('Nuestro equipo escribe a')).toBeVisible();
  await expectSound(visitor, 1440);
  await visitor.getByRole('button', { name: 'No quiero recibir más correos' }).click();
  await expect(visitor.getByRole('heading', { name: 'Listo, no le escribiremos más' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Listo, no le escribiremos más' })).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Escribir correo' }).click();
  const barred = page.getByRole('dialog', { name: `A ${LEAD} no se le escribe` });
  await expect(barred.getByText('Pidió no recibir más correos, con el enlace de uno de ellos.')).toBeVisible();
  await expectSound(page, 1440);
});
