import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const CUSTOMER = 'Martín Arriaga Solís';
const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/;

/** Of a select, by keyboard alone. */
async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: option }).focus();
  await page.keyboard.press('Enter');
}

for (const [width, phone] of [
  [1440, '55 8765 4321'],
  [768, '55 8765 4322'],
] as const) {
  test(`a customer's page tells all of them, and takes notes, tasks and corrections by keyboard, at ${width}${width === 768 ? ' @thorough' : ''}`, async ({
    backoffice,
    page,
  }) => {
    await backoffice.signIn('care');
    await backoffice.open('Clientes');
    await page.getByRole('row', { name: new RegExp(CUSTOMER) }).click();
    await page.setViewportSize({ width, height: 1000 });
    const owed = page.getByRole('region', { name: 'Adeudo' });
    await expect(owed.getByRole('term')).toHaveText(['Debe hoy', 'Atraso', 'Siguiente pago', 'Capital por pagar']);
    await expect(owed.getByRole('definition').first()).toContainText(/\$[\d,]+\.\d{2}/);
    await expect(page.getByText('Enviar opciones de póliza').first()).toBeVisible();
    await expect(page.getByText('Cargando el historial')).toHaveCount(0);
    await expectAccessible(page, 'main');

    // One identifier, for a reason; nothing of it stays.
    await page
      .getByRole('button', { name: /^Ver RFC de/ })
      .first()
      .press('Enter');
    const asking = page.getByRole('dialog', { name: /^Ver RFC de/ });
    await choose(page, asking.getByRole('combobox', { name: /Para qué/ }), 'Requerimiento de una autoridad');
    await asking.getByRole('button', { name: 'Ver', exact: true }).press('Enter');
    await expect(asking.getByText(/Explique para qué/)).toBeVisible();
    await asking.getByLabel('Detalle').fill('Oficio 214-3');
    await asking.getByRole('button', { name: 'Ver', exact: true }).press('Enter');
    const shown = page.getByRole('dialog', { name: /^RFC de/ });
    await expect(shown.getByRole('textbox')).toHaveValue(RFC);
    await expectAccessible(page, 'main');
    await shown.getByRole('button', { name: 'Ocultar' }).press('Enter');
    await expect(shown).toHaveCount(0);

    const note = `Pide su estado de cuenta por correo (${width})`;
    await page.getByRole('button', { name: 'Agregar nota' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Nota').fill(note);
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).press('Enter');
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await choose(page, page.getByRole('combobox', { name: 'Qué mostrar' }), 'Accesos a su cuenta');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByText(note)).toHaveCount(0);
    await choose(page, page.getByRole('combobox', { name: 'Qué mostrar' }), 'Notas y llamadas');
    await page.keyboard.press('Escape');
    await expect(page.getByText(note)).toBeVisible();

    const title = `Llamar el lunes (${width})`;
    await page.getByRole('button', { name: 'Agregar tarea' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Qué hay que hacer').fill(title);
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).press('Enter');
    await page.getByRole('checkbox', { name: title }).press('Space');
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked();

    await page.getByRole('button', { name: 'Corregir' }).press('Enter');
    const contact = page.getByRole('dialog', { name: /^Datos de contacto/ });
    await contact.getByLabel('Teléfono').fill(phone);
    await contact.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(contact.getByText(/Escriba cómo comprobó/)).toBeVisible();
    await expect(contact.getByLabel('Teléfono')).toHaveValue(phone);
    await contact.getByLabel('Cómo comprobó que es el cliente').fill('Dijo su último pago');
    await contact.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(page.getByRole('link', { name: phone })).toBeVisible();
    await expect(page.getByText(/cambió su teléfono/).first()).toBeVisible();
  });
}
