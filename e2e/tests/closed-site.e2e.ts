import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startStack } from '../../scripts/lib/stack.mjs';
import { expect, required, test } from '../support/fixtures.js';

const FLOTA = join(import.meta.dirname, '../../apps/api/dist/cli/main.js');
const PASSWORD = 'Una-contrasena-larga-1';

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Correo').fill('ana@norte.mx');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'El sitio está cerrado' })).toBeVisible();
}

test('a new installation shows visitors one page until its list is done and somebody opens it', async ({ browser }) => {
  test.setTimeout(300_000);
  const stack = await startStack({
    postgresUrl: required('E2E_DATABASE_URL'),
    scope: 'reference',
    env: { LOG_LEVEL: 'warn', MAIL_FROM: 'Norte <hola@norte.mx>' },
  });
  try {
    const open = async () => (await browser.newContext({ baseURL: stack.url, locale: 'es-MX' })).newPage();
    const visitor = await open();
    const answer = await visitor.goto('/planes-financiamiento');
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Muy pronto en camino' })).toBeVisible();
    expect(await visitor.locator('script[src], script[type=module]').count()).toBe(0);
    await visitor.getByRole('link', { name: 'Ya soy cliente' }).click();
    await expect(visitor.getByLabel('Contraseña', { exact: true })).toBeVisible();

    for (const email of ['ana@norte.mx', 'luis@norte.mx']) {
      const options = { input: PASSWORD, env: { PATH: process.env.PATH, ...stack.env } };
      execFileSync(process.execPath, [FLOTA, 'staff', 'create', email, 'Ana Ruiz', 'admin'], options);
    }
    const staff = await open();
    await signIn(staff);
    await staff.goto('/acerca');
    await expect(staff.getByText('Vista previa: el sitio está cerrado')).toBeVisible();

    await staff.goto('/admin/settings');
    const write = (label: string, text: string) => staff.getByLabel(label, { exact: false }).first().fill(text);
    await write('Nombre comercial', 'Financiera del Norte');
    await write('Razón social', 'Financiera del Norte, S.A. de C.V.');
    await write('Lema', 'Con usted en el camino');
    await write('Domicilio', 'Av. Norte 1, Monterrey');
    await write('Teléfono', '81 5555 0100');
    await write('Correo electrónico', 'hola@norte.mx');
    await staff.getByRole('button', { name: 'Guardar' }).click();
    await expect(staff.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await staff.getByRole('button', { name: 'Enviar correo de prueba' }).click();
    await staff.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(staff.getByText('El servidor de correo lo aceptó')).toBeVisible();

    // What a lawyer writes and reads, and a vehicle, by hand: the rest is tried where it is made.
    await stack.sql(`update legal_page set body = '<p>Texto de la empresa</p>'`);
    await stack.sql(`update page set lead = 'Quiénes somos', body = '' where slug = 'acerca'`);
    await stack.sql(
      `with model as (insert into vehicle_model (id, slug, type_slug, brand, name, segment, silhouette)
         values (gen_random_uuid(), 'uno', 'camion', 'Marca', 'Uno', 'Tractocamión', 'tractor') returning id)
       insert into vehicle_version (id, model_id, slug, name, price_with_vat) select gen_random_uuid(), id, 'base', 'Base', 2000000 from model`,
    );

    await staff.goto('/admin/plans/create');
    await write('Nombre', 'Crédito del Norte');
    await write('Resumen', 'Su unidad, con pagos claros.');
    await staff.getByRole('textbox', { name: /^Tasa/ }).first().fill('16');
    await staff.getByRole('button', { name: 'Guardar' }).click();
    await expect(staff).toHaveURL(/\/admin\/plans\/credito-del-norte\/show/);

    for (const { slug } of await stack.sql('select slug from legal_page order by slug')) {
      await staff.goto(`/admin/legal-pages/${String(slug)}`);
      await staff.getByRole('button', { name: 'Aprobar y publicar' }).click();
      await staff.getByLabel('Nombre de quien lo leyó').fill('Lic. Rosa Ibarra');
      await staff.getByRole('dialog').getByRole('button', { name: 'Aprobar y publicar' }).click();
      await expect(staff.getByText('Publicada; Lic. Rosa Ibarra la leyó')).toBeVisible();
    }

    await staff.goto('/admin/site-opening');
    await expect(staff.getByText('La lista está completa')).toBeVisible();
    await staff.getByRole('button', { name: 'Abrir el sitio' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Abrir el sitio' }).click();
    await expect(staff.getByRole('heading', { name: 'El sitio está abierto' })).toBeVisible();

    await expect(async () => {
      await visitor.goto('/planes-financiamiento');
      await expect(visitor.getByText('Crédito del Norte').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();

    await staff.getByRole('button', { name: 'Cerrar el sitio' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Cerrar el sitio' }).click();
    await expect(staff.getByRole('heading', { name: 'El sitio está cerrado' })).toBeVisible();
    await expect(async () => {
      expect((await visitor.goto('/planes-financiamiento'))?.status()).toBe(503);
    }).toPass();
  } finally {
    await stack.stop();
  }
});
