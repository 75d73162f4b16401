import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('finance posts a transfer once, and sees the movement', async ({ page, backoffice }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('finance');
  await backoffice.open('Contratos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await backoffice.openContract('FL-2025-000541');
  await page.getByRole('button', { name: 'Registrar transferencia' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cantidad recibida (MXN)').fill('0');
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog.getByText('Escriba la referencia o clave de rastreo')).toBeVisible();
  await dialog.getByLabel('Referencia').fill('BANORTE 7781');
  await dialog.getByLabel('Cantidad recibida (MXN)').fill('1,500.50');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Registrar' }).click();

  await expect(page.getByText('Transferencia registrada.')).toBeVisible();
  const movement = page.getByRole('row', { name: /Pago recibido, BANORTE 7781.*-\$1,500\.50/ });
  await expect(movement).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Registrar transferencia' }).click();
  await dialog.getByLabel('Referencia').fill('BANORTE 7781');
  await dialog.getByLabel('Cantidad recibida (MXN)').fill('1,500.50');
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog.getByText(/ya se registró\. Está en el contrato: FL-2025-000541/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(movement).toHaveCount(1);
});

test('care moves a bill request, answers a message, and may not post money', async ({ page, backoffice }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('care');
  await backoffice.open('Facturas del vehículo');
  await page
    .getByRole('row', { name: /Recibida/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText('Escriba el motivo')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Tomar en revisión' }).click();
  await page.getByRole('dialog').getByLabel('Nota (opcional)').fill('Revisamos su constancia.');
  await page.getByRole('dialog').getByRole('button', { name: 'Tomar en revisión' }).click();
  await expect(page.getByText('Ahora está «En revisión»')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Revisamos su constancia.' })).toBeVisible();
  await expectAccessible(page);

  await backoffice.open('Mensajes');
  await page
    .getByRole('row', { name: /Sin leer/ })
    .first()
    .click();
  await page.getByLabel('Respuesta').fill('Con gusto. Le enviamos el comprobante.');
  await page.getByLabel('Archivos adjuntos').setInputFiles({
    name: 'comprobante.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'Con gusto. Le enviamos el comprobante.' });
  await expect(answer.getByRole('button', { name: /comprobante\.pdf/ })).toBeVisible();
  await expectAccessible(page);

  await backoffice.openContract('FL-2025-000541');
  await expect(page.getByRole('heading', { name: 'Al día de hoy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Registrar transferencia' })).toHaveCount(0);
});

test('finance issues the statements of a month and sees it done @thorough', async ({ page, backoffice }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('finance');
  await backoffice.open('Estados de cuenta');
  await page.getByRole('button', { name: 'Emitir un mes' }).click();
  // A month before those of the demo.
  await page.getByRole('combobox', { name: /^Mes/ }).click();
  await page.getByRole('option').nth(4).click();
  await page.getByRole('button', { name: 'Emitir', exact: true }).click();
  await expect(page.getByText('La emisión comenzó.')).toBeVisible();
  await expect(page.getByText('Terminada', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Emitido: [1-9]/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Pendiente|En proceso/ }), 'what the last ones came to').toHaveCount(0);
  await expectAccessible(page);
});
